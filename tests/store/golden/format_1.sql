PRAGMA application_id = 1952732193;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE actions (
	tournament VARCHAR NOT NULL, 
	command VARCHAR NOT NULL, 
	action VARCHAR NOT NULL, 
	first_seq INTEGER NOT NULL, 
	last_seq INTEGER NOT NULL, 
	PRIMARY KEY (tournament, command), 
	UNIQUE (tournament, action), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
)
 WITHOUT ROWID

;
INSERT INTO "actions" VALUES('golden','command 0','act 0',1,1);
INSERT INTO "actions" VALUES('golden','command 1','act 1',2,2);
INSERT INTO "actions" VALUES('golden','command 10','act 10',11,11);
INSERT INTO "actions" VALUES('golden','command 11','act 11',12,12);
INSERT INTO "actions" VALUES('golden','command 12','act 12',13,13);
INSERT INTO "actions" VALUES('golden','command 13','act 13',14,14);
INSERT INTO "actions" VALUES('golden','command 14','act 14',15,15);
INSERT INTO "actions" VALUES('golden','command 15','act 15',16,16);
INSERT INTO "actions" VALUES('golden','command 16','act 16',17,17);
INSERT INTO "actions" VALUES('golden','command 17','act 17',18,18);
INSERT INTO "actions" VALUES('golden','command 18','act 18',19,19);
INSERT INTO "actions" VALUES('golden','command 19','act 19',20,20);
INSERT INTO "actions" VALUES('golden','command 2','act 2',3,3);
INSERT INTO "actions" VALUES('golden','command 20','act 20',21,21);
INSERT INTO "actions" VALUES('golden','command 21','act 21',22,22);
INSERT INTO "actions" VALUES('golden','command 22','act 22',23,23);
INSERT INTO "actions" VALUES('golden','command 23','act 23',24,24);
INSERT INTO "actions" VALUES('golden','command 24','act 24',25,25);
INSERT INTO "actions" VALUES('golden','command 25','act 25',26,26);
INSERT INTO "actions" VALUES('golden','command 26','act 26',27,27);
INSERT INTO "actions" VALUES('golden','command 27','act 27',28,28);
INSERT INTO "actions" VALUES('golden','command 28','act 28',29,29);
INSERT INTO "actions" VALUES('golden','command 29','act 29',30,30);
INSERT INTO "actions" VALUES('golden','command 3','act 3',4,4);
INSERT INTO "actions" VALUES('golden','command 30','act 30',31,31);
INSERT INTO "actions" VALUES('golden','command 31','act 31',32,32);
INSERT INTO "actions" VALUES('golden','command 32','act 32',33,33);
INSERT INTO "actions" VALUES('golden','command 33','act 33',34,34);
INSERT INTO "actions" VALUES('golden','command 34','act 34',35,35);
INSERT INTO "actions" VALUES('golden','command 35','act 35',36,36);
INSERT INTO "actions" VALUES('golden','command 36','act 36',37,37);
INSERT INTO "actions" VALUES('golden','command 4','act 4',5,5);
INSERT INTO "actions" VALUES('golden','command 5','act 5',6,6);
INSERT INTO "actions" VALUES('golden','command 6','act 6',7,7);
INSERT INTO "actions" VALUES('golden','command 7','act 7',8,8);
INSERT INTO "actions" VALUES('golden','command 8','act 8',9,9);
INSERT INTO "actions" VALUES('golden','command 9','act 9',10,10);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1');
CREATE TABLE facts (
	tournament VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	action VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	wall_ms BIGINT NOT NULL, 
	payload TEXT NOT NULL, 
	sha256 VARCHAR(64) NOT NULL, 
	PRIMARY KEY (tournament, seq), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
)
 WITHOUT ROWID

;
INSERT INTO "facts" VALUES('golden',1,'act 0','tournament_opened',1,0,'{"house":{"arrival_in_dead_small_blind":"posts","button_rule":"dead","cap_lifted":"never","chip_race":"best_single_card","final_table":"as_seated","hand_for_hand_busts":"tie","hand_for_hand_minutes":51,"moving_double_post":"big_first","pot_counts_ante":"after_flop","pot_rounded_up_to":50,"pot_small_blind":"strict","preset":"tda_2024","raise_cap":49,"reopening_limit":"full","reopening_no_limit":"full","short_big_blind":"blind_first","silent_raise_under_half":"call","stud_ties":"high_card_by_suit","tolerance_after":53,"tolerance_late_registration":52},"name":"1","reentries":57,"seal":{"digest":"56","seed":"55"},"seats_per_table":54,"structure":{"betting":"no_limit","betting_text":"32","comments":["48"],"days":[{"name":"37","play":"38","starts":"39"}],"game":"31","games":["33"],"lammers":{"count":41,"use_by":"43","worth":42},"money":[["44",45]],"name":"2","redraws":[40],"remarks":[["46","47"]],"rotates":{"count":35,"kind":"hands"},"rotation":"34","rows":[{"add_on":false,"clock_time":"27","colour_up":[19],"colour_up_unnamed":true,"continues":false,"day_end":{"kind":"level","value":26},"game":"18","kind":"play","label":"3","lammers_due":true,"length":{"at":"5","kind":"minutes","value":4},"note":"28","rebuys_end":true,"registration_ends":false,"stakes":[{"ante":{"amount":8,"kind":"none","order":"blind_first","steps":[{"amount":10,"players":9}]},"betting":"no_limit","big_bet":13,"big_blind":7,"bring_in":14,"button_post":11,"completion":15,"games":["17"],"group":"16","small_bet":12,"small_blind":6}]}],"seats_per_table":30,"starting_stack":29,"year":36}}','aab8eadacf0ac2030b8986db4806d75e699e6ddd5ac491c4569de847f63a1acc');
INSERT INTO "facts" VALUES('golden',2,'act 1','structure_changed',1,1,'{"clock":[48,49,true,51,52,"53"],"structure":{"betting":"no_limit","betting_text":"31","comments":["47"],"days":[{"name":"36","play":"37","starts":"38"}],"game":"30","games":["32"],"lammers":{"count":40,"use_by":"42","worth":41},"money":[["43",44]],"name":"1","redraws":[39],"remarks":[["45","46"]],"rotates":{"count":34,"kind":"hands"},"rotation":"33","rows":[{"add_on":true,"clock_time":"26","colour_up":[18],"colour_up_unnamed":false,"continues":true,"day_end":{"kind":"level","value":25},"game":"17","kind":"play","label":"2","lammers_due":false,"length":{"at":"4","kind":"minutes","value":3},"note":"27","rebuys_end":false,"registration_ends":true,"stakes":[{"ante":{"amount":7,"kind":"none","order":"blind_first","steps":[{"amount":9,"players":8}]},"betting":"no_limit","big_bet":12,"big_blind":6,"bring_in":13,"button_post":10,"completion":14,"games":["16"],"group":"15","small_bet":11,"small_blind":5}]}],"seats_per_table":29,"starting_stack":28,"year":35}}','2522077d66e124ae5064bddd988e47af5d690f28ca592d587a8cf5257b71704d');
INSERT INTO "facts" VALUES('golden',3,'act 2','house_rules_changed',1,2,'{"house":{"arrival_in_dead_small_blind":"posts","button_rule":"dead","cap_lifted":"never","chip_race":"best_single_card","final_table":"as_seated","hand_for_hand_busts":"tie","hand_for_hand_minutes":3,"moving_double_post":"big_first","pot_counts_ante":"after_flop","pot_rounded_up_to":2,"pot_small_blind":"strict","preset":"tda_2024","raise_cap":1,"reopening_limit":"full","reopening_no_limit":"full","short_big_blind":"blind_first","silent_raise_under_half":"call","stud_ties":"high_card_by_suit","tolerance_after":5,"tolerance_late_registration":4}}','ff3a1323301aa09bdba4df2587db1437ee9861224ed138d16ccdcce71dafcf7c');
INSERT INTO "facts" VALUES('golden',4,'act 3','entry_registered',1,3,'{"entry":1,"late":true,"number":3,"person":"2"}','2e56422f1dd2ea5e0c0246069a98421f65c26df62a4d3890e87d1d65951a48a8');
INSERT INTO "facts" VALUES('golden',5,'act 4','entry_unregistered',1,4,'{"entry":1,"seat":[2,3]}','a77e5be81c1de754c7b1629a47547b9ef5a939476cffc356b16a66b946c8b8b4');
INSERT INTO "facts" VALUES('golden',6,'act 5','table_opened',1,5,'{"seats":2,"table":1}','faf3184a236529e4c605320f3621a89dd7bbd4cfb895ee90937d922f968c653b');
INSERT INTO "facts" VALUES('golden',7,'act 6','table_closed',1,6,'{"standing":[2],"table":1}','c73a021f8ecbc164d4cc05afcfc145a7769546c43d603ca7766f95f6381f3530');
INSERT INTO "facts" VALUES('golden',8,'act 7','table_locked',1,7,'{"locked":true,"table":1}','03008a3aebd965bb0120e50456e54c2bb2e406fbf0e61615b38304f73cc34363');
INSERT INTO "facts" VALUES('golden',9,'act 8','seat_locked',1,8,'{"locked":false,"seat":[1,2]}','63fb01ae14d9ff455eea03e54390e5e3f91a5600a76d806597a6e10072b27870');
INSERT INTO "facts" VALUES('golden',10,'act 9','entry_locked',1,9,'{"entry":1,"locked":true}','4cec7b4d56120e11164351645aec9d99f14fb9b44330a3643cc72e81d4e2f32b');
INSERT INTO "facts" VALUES('golden',11,'act 10','seats_drawn',1,10,'{"awaited":false,"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','435db61921c9479fee0cf981ae23b489f909e430f52d2adc67ee9bc5743ce427');
INSERT INTO "facts" VALUES('golden',12,'act 11','entry_placed',1,11,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','76d52225a2489589afb242ff89cb2515e3a728c47c3e1fca7b6bfb6d7c2bd378');
INSERT INTO "facts" VALUES('golden',13,'act 12','seats_swapped',1,12,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','a735193b0853f1728355e0c17fa5388bf228cfa74a176e640c95e0c4f46f0de0');
INSERT INTO "facts" VALUES('golden',14,'act 13','arrived',1,13,'{"entry":1,"seat":[2,3]}','bf946f6bfa3d4f6cbff2fc4949224ba60898b629fd1a30e4aa4f2178f7a0796d');
INSERT INTO "facts" VALUES('golden',15,'act 14','seat_disputed',1,14,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','101d23961e06ad7de4748476b2961cf8919aea3aa5a29f6e3ba8b5be0ee19632');
INSERT INTO "facts" VALUES('golden',16,'act 15','busted',1,15,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8}','5bea4502af670f74d5d517f67253d1c6ef66180c26bc39af03deee1f5fb8092c');
INSERT INTO "facts" VALUES('golden',17,'act 16','heads_counted',1,16,'{"counted":2,"missing":3,"table":1}','1256eb11a0838b1c38e8960801da05809ad9d29832101a34222d99a0e837a2c4');
INSERT INTO "facts" VALUES('golden',18,'act 17','bust_corrected',1,17,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','526cca48cb1d0cc030293064d16284be54f36929272ade78fe283c25d5483c19');
INSERT INTO "facts" VALUES('golden',19,'act 18','bust_taken_back',1,18,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','20b19cf3861f8766b9c30f95c5101bfbce5b9ea0d78209c54855555c824bbd69');
INSERT INTO "facts" VALUES('golden',20,'act 19','floor_checked',1,19,'{"entry":1}','89a289da2648ba85538e569f93d318b085afe69505f7f552af00605cc4a07a13');
INSERT INTO "facts" VALUES('golden',21,'act 20','position_given',1,20,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','b66146859baccdaa6a7e6781e233596faaa74b84d5933d1a7fcfaf7133a517c5');
INSERT INTO "facts" VALUES('golden',22,'act 21','hand_set_by_hand',1,21,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','60e9093f2c48808b17366d904e8b43624b35ba368fa5550cc20ecd74002a200a');
INSERT INTO "facts" VALUES('golden',23,'act 22','hand_stepped',1,22,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','0557501e2c5f63ef039a04d9f1de9580d86e3e236a45e5d46d2b5f72b24ca158');
INSERT INTO "facts" VALUES('golden',24,'act 23','answer_given',1,23,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','cab0f08212c36f00cd0686ae2cbe07a6d36de55a4b3518c596cc4467c89e777f');
INSERT INTO "facts" VALUES('golden',25,'act 24','clock_set',1,24,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','92b69b2f29814e920476d0496e550b40821215f0088458938aab03b02a35a6f5');
INSERT INTO "facts" VALUES('golden',26,'act 25','sheet_printed',1,25,'{"ruling":2,"sheet":"levels","table":1}','776042a19ce1c09b904d296cde0b82416bde471d58315d0aeda0b42c90a0a3d5');
INSERT INTO "facts" VALUES('golden',27,'act 26','noted',1,26,'{"entry":3,"table":2,"text":"1"}','4db3e2f218ba7a4cb1c2a76d61c3d8a5a69dab078bd05cf6ce60933277d5b303');
INSERT INTO "facts" VALUES('golden',28,'act 27','ruled',1,27,'{"corrects":31,"day":12,"decided":true,"happened_ms":30,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','cc9cc585dad0395b331c203d6912195acbd772ee58ecc06a2863e8e7350e62ea');
INSERT INTO "facts" VALUES('golden',29,'act 28','ruling_decided',1,28,'{"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','ab52f17bc282760c33d4cda14dde5d1cffabaa9a3bcac532ca3904149a100b1e');
INSERT INTO "facts" VALUES('golden',30,'act 29','ruling_appealed',1,29,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','734f284045665512feb1086dd88991278dafb1f161d63eb150bc8ab57b470f3c');
INSERT INTO "facts" VALUES('golden',31,'act 30','appeal_decided',1,30,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','c192e2f701faf99764b888bd3247f86b15890d6931fbcb8be36cb66c3320257a');
INSERT INTO "facts" VALUES('golden',32,'act 31','penalty_given',1,31,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','3fa89f9f8743fa0c19c46c5e9028cf25cf0d4511294ae424d7f32a7495bc0b66');
INSERT INTO "facts" VALUES('golden',33,'act 32','penalty_counted',1,32,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','4fa633f729220dfe147ff508786e4892abfdae32a413a7fdc7afee6cc4fcd182');
INSERT INTO "facts" VALUES('golden',34,'act 33','penalty_ended',1,33,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','1afe07d52bd03d51283a4b7a441682c36e7e5047c2c6fafe896e3055dd649cad');
INSERT INTO "facts" VALUES('golden',35,'act 34','refusal_overridden',1,34,'{"code":"1","reason":"2"}','536d7f3c41af63d5da59ee63bcf8f2224482a7ed012c152f0745a53a0a7c4a99');
INSERT INTO "facts" VALUES('golden',36,'act 35','undone',1,35,'{"undone":"1"}','3cbdff9ab4e329d769bc103ec027a76d5d7524a444f6067ff9faf0dcbb425c25');
INSERT INTO "facts" VALUES('golden',37,'act 36','redone',1,36,'{"redone":"1"}','844bf1a0e2fdc78c123740b28633dbb30fe2a71944084a0a5ac632d707de2969');
CREATE TABLE persons (
	id VARCHAR NOT NULL, 
	name VARCHAR, 
	contact VARCHAR, 
	notes VARCHAR, 
	erased BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "persons" VALUES('1','Ann Example',NULL,NULL,0);
INSERT INTO "persons" VALUES('2','Zoë 撲克',NULL,NULL,0);
CREATE TABLE texts (
	id VARCHAR NOT NULL, 
	tournament VARCHAR NOT NULL, 
	text TEXT, 
	erased BOOLEAN NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "texts" VALUES('x1','golden','Seat 4 spilt
his drink.',0);
CREATE TABLE tournaments (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_ms BIGINT NOT NULL, 
	last_seq INTEGER NOT NULL, 
	last_ms BIGINT NOT NULL, 
	last_digest VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,37,36,'844bf1a0e2fdc78c123740b28633dbb30fe2a71944084a0a5ac632d707de2969');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
