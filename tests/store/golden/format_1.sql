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
INSERT INTO "actions" VALUES('golden','command 37','act 37',38,38);
INSERT INTO "actions" VALUES('golden','command 38','act 38',39,39);
INSERT INTO "actions" VALUES('golden','command 39','act 39',40,40);
INSERT INTO "actions" VALUES('golden','command 4','act 4',5,5);
INSERT INTO "actions" VALUES('golden','command 40','act 40',41,41);
INSERT INTO "actions" VALUES('golden','command 41','act 41',42,42);
INSERT INTO "actions" VALUES('golden','command 42','act 42',43,43);
INSERT INTO "actions" VALUES('golden','command 43','act 43',44,44);
INSERT INTO "actions" VALUES('golden','command 44','act 44',45,45);
INSERT INTO "actions" VALUES('golden','command 45','act 45',46,46);
INSERT INTO "actions" VALUES('golden','command 46','act 46',47,47);
INSERT INTO "actions" VALUES('golden','command 47','act 47',48,48);
INSERT INTO "actions" VALUES('golden','command 48','act 48',49,49);
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
INSERT INTO "facts" VALUES('golden',1,'act 0','tournament_opened',1,0,'{"house":{"arrival_in_dead_small_blind":"posts","button_rule":"dead","cap_lifted":"never","chip_race":"best_single_card","deal_least_left":52,"final_table":"by_tda","hand_for_hand_busts":"tie","hand_for_hand_minutes":51,"moving_double_post":"big_first","pot_counts_ante":"after_flop","pot_rounded_up_to":50,"pot_small_blind":"strict","preset":"tda_2024","raise_cap":49,"reopening_limit":"full","reopening_no_limit":"full","short_big_blind":"blind_first","silent_raise_under_half":"call","stud_ties":"high_card_by_suit","tolerance_after":54,"tolerance_late_registration":53},"name":"1","reentries":58,"seal":{"digest":"57","seed":"56"},"seats_per_table":55,"structure":{"betting":"no_limit","betting_text":"32","comments":["48"],"days":[{"name":"37","play":"38","starts":"39"}],"game":"31","games":["33"],"lammers":{"count":41,"use_by":"43","worth":42},"money":[["44",45]],"name":"2","redraws":[40],"remarks":[["46","47"]],"rotates":{"count":35,"kind":"hands"},"rotation":"34","rows":[{"add_on":false,"clock_time":"27","colour_up":[19],"colour_up_unnamed":true,"continues":false,"day_end":{"kind":"level","value":26},"game":"18","kind":"play","label":"3","lammers_due":true,"length":{"at":"5","kind":"minutes","value":4},"note":"28","rebuys_end":true,"registration_ends":false,"stakes":[{"ante":{"amount":8,"kind":"none","order":"blind_first","steps":[{"amount":10,"players":9}]},"betting":"no_limit","big_bet":13,"big_blind":7,"bring_in":14,"button_post":11,"completion":15,"games":["17"],"group":"16","small_bet":12,"small_blind":6}]}],"seats_per_table":30,"starting_stack":29,"year":36}}','567655563c8f1228e091edf11f39f08b8aa60110b508ba56439c4176a3f8f876');
INSERT INTO "facts" VALUES('golden',2,'act 1','structure_changed',1,1,'{"clock":[48,49,true,51,52,"53"],"structure":{"betting":"no_limit","betting_text":"31","comments":["47"],"days":[{"name":"36","play":"37","starts":"38"}],"game":"30","games":["32"],"lammers":{"count":40,"use_by":"42","worth":41},"money":[["43",44]],"name":"1","redraws":[39],"remarks":[["45","46"]],"rotates":{"count":34,"kind":"hands"},"rotation":"33","rows":[{"add_on":true,"clock_time":"26","colour_up":[18],"colour_up_unnamed":false,"continues":true,"day_end":{"kind":"level","value":25},"game":"17","kind":"play","label":"2","lammers_due":false,"length":{"at":"4","kind":"minutes","value":3},"note":"27","rebuys_end":false,"registration_ends":true,"stakes":[{"ante":{"amount":7,"kind":"none","order":"blind_first","steps":[{"amount":9,"players":8}]},"betting":"no_limit","big_bet":12,"big_blind":6,"bring_in":13,"button_post":10,"completion":14,"games":["16"],"group":"15","small_bet":11,"small_blind":5}]}],"seats_per_table":29,"starting_stack":28,"year":35}}','594edd3b93b79edf0d1b1869f8505e6f3df6499bbc9615abbdfa8c79ab3b317f');
INSERT INTO "facts" VALUES('golden',3,'act 2','house_rules_changed',1,2,'{"house":{"arrival_in_dead_small_blind":"posts","button_rule":"dead","cap_lifted":"never","chip_race":"best_single_card","deal_least_left":4,"final_table":"by_tda","hand_for_hand_busts":"tie","hand_for_hand_minutes":3,"moving_double_post":"big_first","pot_counts_ante":"after_flop","pot_rounded_up_to":2,"pot_small_blind":"strict","preset":"tda_2024","raise_cap":1,"reopening_limit":"full","reopening_no_limit":"full","short_big_blind":"blind_first","silent_raise_under_half":"call","stud_ties":"high_card_by_suit","tolerance_after":6,"tolerance_late_registration":5}}','0c6dc1909a3b020822403f032a1b63edda6e4172142b8635da1cb659e397fbd5');
INSERT INTO "facts" VALUES('golden',4,'act 3','entry_registered',1,3,'{"entry":1,"late":true,"number":3,"person":"2"}','a6fb1245458ad22abbf9d612db4677c5a6cfc40c9b4cf4a722146fc7ca4d3331');
INSERT INTO "facts" VALUES('golden',5,'act 4','entry_unregistered',1,4,'{"entry":1,"seat":[2,3]}','848ae910f8a36205bdeb90dce508806df58c0b8262269c4b4700fd6f14e12ffd');
INSERT INTO "facts" VALUES('golden',6,'act 5','table_opened',1,5,'{"seats":2,"table":1}','e36ede9dc20974bbb1019eddde7e84034edc75f21ac18ae108bc42a8a31e7c50');
INSERT INTO "facts" VALUES('golden',7,'act 6','table_closed',1,6,'{"standing":[2],"table":1}','a6fd1a0f2404c56150cb938110db5c677f2262722a72295c57bf8315fdd8f676');
INSERT INTO "facts" VALUES('golden',8,'act 7','table_locked',1,7,'{"locked":true,"table":1}','acd75a5b34760fdfb7ce3c44e5955165316535ca0c7e29f0c814c0c0ac691654');
INSERT INTO "facts" VALUES('golden',9,'act 8','seat_locked',1,8,'{"locked":false,"seat":[1,2]}','160ba982afa272f512c98d8e74aa8c65d33b8d2ff65084f1acae6b4b25577b20');
INSERT INTO "facts" VALUES('golden',10,'act 9','entry_locked',1,9,'{"entry":1,"locked":true}','dbf543bc228470cdbfe831a92101737deed81b99fca1f493f0476e99cc498e4b');
INSERT INTO "facts" VALUES('golden',11,'act 10','seats_drawn',1,10,'{"awaited":false,"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','8c359a4227043e8b0ccf78bc1831026dea0495f188809fd9bed72ed09fe880f8');
INSERT INTO "facts" VALUES('golden',12,'act 11','entry_placed',1,11,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','93c08684df6d1847da420789cce845514a399e985534cefff143c012c7748413');
INSERT INTO "facts" VALUES('golden',13,'act 12','seats_swapped',1,12,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','3b72b13b5eaca799695f3b1373935e7cca52fd8af25309d85e34cd2eedc33789');
INSERT INTO "facts" VALUES('golden',14,'act 13','arrived',1,13,'{"entry":1,"seat":[2,3]}','a4bf3fde796843b60ab232e5e4ccfa26ec7343c7ede114e79c4538e97936132b');
INSERT INTO "facts" VALUES('golden',15,'act 14','seat_disputed',1,14,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','a7bd805664a11f88c0dff4b15808c11ba5ed13c77028931a32ad954d2fa2a72a');
INSERT INTO "facts" VALUES('golden',16,'act 15','busted',1,15,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8}','a7e5db4c3d423bc7ba7402755ba1549b55ca7f3a0a5060779f8543833c993a1f');
INSERT INTO "facts" VALUES('golden',17,'act 16','heads_counted',1,16,'{"counted":2,"missing":3,"table":1}','1dcd876b1d844f35ec464f69be3c67f88df80cceb950e7264fc0bfec0ff9eaf4');
INSERT INTO "facts" VALUES('golden',18,'act 17','bust_corrected',1,17,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','a1abdbc3311877e2c29a9f2280b5c9e7cbe84a800d5ce4f54a457403b54d4648');
INSERT INTO "facts" VALUES('golden',19,'act 18','bust_taken_back',1,18,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','fa7dd0d0b6401c327425a9a28e7afdf95c13388e206be640ae161abe6285d731');
INSERT INTO "facts" VALUES('golden',20,'act 19','floor_checked',1,19,'{"entry":1}','71d60b640588749efbed8435e4eec7e2b96e753557c9156d8acee63b95a89d5d');
INSERT INTO "facts" VALUES('golden',21,'act 20','position_given',1,20,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','aa218036b373e018ed977371649b84ee4cb800d9774503a86a74a76cc7a52fce');
INSERT INTO "facts" VALUES('golden',22,'act 21','hand_set_by_hand',1,21,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','c39baee0e17d0b6d5c2928013b2a8cc23252424e98685b9bad75fd3fa6aabc39');
INSERT INTO "facts" VALUES('golden',23,'act 22','hand_stepped',1,22,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','f6f8552680b47b2d05a03fa16c802aa239857cc00805477b3b4ccd97284f536b');
INSERT INTO "facts" VALUES('golden',24,'act 23','answer_given',1,23,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','75c891d88639d5a4da3c1887c8827d92c8ce97b2c0286dd6ef313702cdc12d26');
INSERT INTO "facts" VALUES('golden',25,'act 24','clock_set',1,24,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','73cf91d1be329b0ce4ef2fb1c54401f5a16a9f9e1d0f8bbd4e666fa2f10dedb3');
INSERT INTO "facts" VALUES('golden',26,'act 25','sheet_printed',1,25,'{"ruling":2,"sheet":"levels","table":1}','bdc5821d708e33c1718ee5ec7cd8005f4fdbc908081dd09f7bdbaad71cd87bf7');
INSERT INTO "facts" VALUES('golden',27,'act 26','noted',1,26,'{"entry":3,"table":2,"text":"1"}','0ca29b138d53c652a8739c79288c388d1b69e96321c7f3562798b8717c95ad06');
INSERT INTO "facts" VALUES('golden',28,'act 27','ruled',1,27,'{"corrects":31,"day":12,"decided":true,"happened_ms":30,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','48085a8c5ac3fd9da1d33eabac9206765b6102398b021e1ff97fc885185de080');
INSERT INTO "facts" VALUES('golden',29,'act 28','ruling_decided',1,28,'{"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','68d173dcec54f9ac1b1e5b5f2ad628c8bfffdf4a2dd7429fbc2b348de7c13b5b');
INSERT INTO "facts" VALUES('golden',30,'act 29','ruling_appealed',1,29,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','08e5094dd8024348bc8f871066205b3c0f285099bf977c1b33d22f7c131650cb');
INSERT INTO "facts" VALUES('golden',31,'act 30','appeal_decided',1,30,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','5a9b20430a6c424c858e67c321ae8219ba6506889fa07d973bc1c347a20f2318');
INSERT INTO "facts" VALUES('golden',32,'act 31','penalty_given',1,31,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','b24d06e780421e8f43cc7277a62b4f26b29dfa47e6d71216176978aae4df59ce');
INSERT INTO "facts" VALUES('golden',33,'act 32','penalty_counted',1,32,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','66520f55103def2844bdc6ab40644a83daa4595e6e5c2b31559964e30045b215');
INSERT INTO "facts" VALUES('golden',34,'act 33','penalty_ended',1,33,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','318a823f897cda91d472586a1dd8953696f7af3f86faa5cac195593e9d43864a');
INSERT INTO "facts" VALUES('golden',35,'act 34','prices_set',1,34,'{"prices":{"added":14,"bounty":"fixed","bounty_unit":16,"currency":["1","2",3,true],"entry":{"bounty":8,"fee":6,"prize":5,"staff":7},"guarantee":15,"held_back":13,"own_bounty":"his","reentry":{"bounty":12,"fee":10,"prize":9,"staff":11}}}','1bb90fd96c085324f9b119fba6dea38f8494944bcc883b83693bceea61469e41');
INSERT INTO "facts" VALUES('golden',36,'act 35','prizes_planned',1,35,'{"plan":{"bands":[[8,9,10,"11",12]],"first_share":3,"lowest":2,"percent":{"name":"4","rows":[[5,6,[7]]]},"rounding":{"rest":"first","unit":17,"way":"down"},"share_paid":1,"tickets":[[13,14,"15",16]],"way":"suggested"}}','aee39ef0f5acdba50e75a320816b506ed4931e665d20968d5899efcae06c6579');
INSERT INTO "facts" VALUES('golden',37,'act 36','prizes_locked',1,36,'{"bands":[[1,2,3,"4",5]],"currency":["7","8",9,true],"pool":6}','0d10e9514c224999e2186ffda55fd5136ac56495094f6dc21ef090b9a4f5cbc4');
INSERT INTO "facts" VALUES('golden',38,'act 37','prizes_unlocked',1,37,'{"reason":"1"}','a712ac96345054be7ab7b4775f58db672f1fbe9cec003adbb5e37ea2de563cff');
INSERT INTO "facts" VALUES('golden',39,'act 38','prize_paid',1,38,'{"amount":2,"currency":["4","5",6,false],"entry":1,"tickets":["3"]}','3e09231858c6564e2b14d48b4276b9e0ae9e2779bc6d63027ac27648ddf25c63');
INSERT INTO "facts" VALUES('golden',40,'act 39','payment_taken_back',1,39,'{"amount":2,"currency":["3","4",5,true],"entry":1}','9f4fe961645ca4b1dcfba44b75213bf381ddbf4fb4ed7e353c1fcfb4e9d03d4b');
INSERT INTO "facts" VALUES('golden',41,'act 40','deal_proposed',1,40,'{"left":6,"prizes":[3],"shares":[[4,5]],"stacks":[[1,2]],"unit":7,"way":"icm"}','ec7955bb4c04d570825a918f94f5ee818dfdbbe7878469e3d853819c374a3304');
INSERT INTO "facts" VALUES('golden',42,'act 41','deal_signed',1,41,'{"entry":1,"signed":true}','c400e3977497edaddc86e3807af345e66994d5f6e8515f1174f2185f00659179');
INSERT INTO "facts" VALUES('golden',43,'act 42','deal_made',1,42,'{"currency":["4","5",6,false],"left":3,"shares":[[1,2]]}','d903360f2aecf0b005f247344af1767362213681e54324de4976aed84a711357');
INSERT INTO "facts" VALUES('golden',44,'act 43','deal_dropped',1,43,'{}','e87db60ab3bda986bc91f5198bc314c5ce7a7e31651e46e02ec2c45a178a0ac2');
INSERT INTO "facts" VALUES('golden',45,'act 44','knockout_named',1,44,'{"by":[2],"envelope":3,"out":1}','d39d2fdb34eebf12250cba39312fa0b5bc78d392c9ff497b922a1e639ab83933');
INSERT INTO "facts" VALUES('golden',46,'act 45','envelopes_set',1,45,'{"envelopes":[{"drawn":3,"number":2,"value":1}]}','78316634e223f73d93732a9739bc207501352279d3b57acaf355d9cd32927ffc');
INSERT INTO "facts" VALUES('golden',47,'act 46','refusal_overridden',1,46,'{"code":"1","reason":"2"}','c9931ffb51c1908148918ce12c88666a1752d2606f9f1b43be9097f48ecf27c5');
INSERT INTO "facts" VALUES('golden',48,'act 47','undone',1,47,'{"undone":"1"}','686b8ce8557ac5e21b145aa5978f6f2255d3150b2056768b85fe9c723d51a894');
INSERT INTO "facts" VALUES('golden',49,'act 48','redone',1,48,'{"redone":"1"}','bcbc2164e983963e0f257da38fc10c082cdff2a3303985ed29a0d80e759898ea');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,49,48,'bcbc2164e983963e0f257da38fc10c082cdff2a3303985ed29a0d80e759898ea');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
