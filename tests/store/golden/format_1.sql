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
INSERT INTO "facts" VALUES('golden',16,'act 15','busted',1,15,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"reported_ms":6,"seat":[2,3],"stack":8}','fb0aea8d302ae79f5a076b5e8f01a4722410a395bb56c0c22f9daeac3a44bdcd');
INSERT INTO "facts" VALUES('golden',17,'act 16','heads_counted',1,16,'{"counted":2,"missing":3,"table":1}','029f725bd0d2cc9e0e569f2dce192dd40c3138431cf2ce60c3243808119a852a');
INSERT INTO "facts" VALUES('golden',18,'act 17','bust_corrected',1,17,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','701c17efbd2616998ee4ae6f3a97622ce2bb18b601e2478c7b1377eaef027ff9');
INSERT INTO "facts" VALUES('golden',19,'act 18','bust_taken_back',1,18,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','48d1f524ab928070fcfdb2b74f1af499f59fd5c8bea40fc188128f8aed63e8ea');
INSERT INTO "facts" VALUES('golden',20,'act 19','floor_checked',1,19,'{"entry":1}','288b3e391d24e6864a2724e315b5b050eaf6b2929a1cae1d0e30cc63cc4be733');
INSERT INTO "facts" VALUES('golden',21,'act 20','position_given',1,20,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','4c96c65422ec222a731723e585407ecadbc9c1f733e77a01213e5347be4b79ae');
INSERT INTO "facts" VALUES('golden',22,'act 21','hand_set_by_hand',1,21,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','aafb686962f380dc58f90c63a751555f7ffc859e5736a70959ba90f8e13c3aae');
INSERT INTO "facts" VALUES('golden',23,'act 22','hand_stepped',1,22,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','f8eff913c961cce2265cd872e8dc4c22afd0d6e35f5e4857b80313da66463a78');
INSERT INTO "facts" VALUES('golden',24,'act 23','answer_given',1,23,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','6823b3a309167d92021581645808b87085cb63f6f49e9cbf1f387d4bffa9d14c');
INSERT INTO "facts" VALUES('golden',25,'act 24','clock_set',1,24,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','e8201197ea500d50f7d20326f70e66afcdb02986257ccbf902ddb42601f94753');
INSERT INTO "facts" VALUES('golden',26,'act 25','sheet_printed',1,25,'{"sheet":"levels","table":1}','119f88c8debc02b18baedb261f2c6de8e9be9616f373e5dbf0cd1c0c783ae4e7');
INSERT INTO "facts" VALUES('golden',27,'act 26','noted',1,26,'{"entry":3,"table":2,"text":"1"}','33dfc474c62d372e187a9a351e7abb5c552f61d7716981dba448a7aa327e239b');
INSERT INTO "facts" VALUES('golden',28,'act 27','refusal_overridden',1,27,'{"code":"1","reason":"2"}','9296656bb59c1d7cb362fe3db17c515e1c4c92de68214716d7fcd70e978e8dac');
INSERT INTO "facts" VALUES('golden',29,'act 28','undone',1,28,'{"undone":"1"}','afb1c39071056565cddee09f98f2926b02f84b0012dc288c3872db82e023a8a0');
INSERT INTO "facts" VALUES('golden',30,'act 29','redone',1,29,'{"redone":"1"}','1763344d282113ee82ec7cf0dfbbda089369393b8bfe3a395ad173b4c28592ee');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,30,29,'1763344d282113ee82ec7cf0dfbbda089369393b8bfe3a395ad173b4c28592ee');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
