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
INSERT INTO "actions" VALUES('golden','command 49','act 49',50,50);
INSERT INTO "actions" VALUES('golden','command 5','act 5',6,6);
INSERT INTO "actions" VALUES('golden','command 50','act 50',51,51);
INSERT INTO "actions" VALUES('golden','command 51','act 51',52,52);
INSERT INTO "actions" VALUES('golden','command 52','act 52',53,53);
INSERT INTO "actions" VALUES('golden','command 53','act 53',54,54);
INSERT INTO "actions" VALUES('golden','command 54','act 54',55,55);
INSERT INTO "actions" VALUES('golden','command 55','act 55',56,56);
INSERT INTO "actions" VALUES('golden','command 56','act 56',57,57);
INSERT INTO "actions" VALUES('golden','command 57','act 57',58,58);
INSERT INTO "actions" VALUES('golden','command 58','act 58',59,59);
INSERT INTO "actions" VALUES('golden','command 59','act 59',60,60);
INSERT INTO "actions" VALUES('golden','command 6','act 6',7,7);
INSERT INTO "actions" VALUES('golden','command 60','act 60',61,61);
INSERT INTO "actions" VALUES('golden','command 61','act 61',62,62);
INSERT INTO "actions" VALUES('golden','command 62','act 62',63,63);
INSERT INTO "actions" VALUES('golden','command 63','act 63',64,64);
INSERT INTO "actions" VALUES('golden','command 64','act 64',65,65);
INSERT INTO "actions" VALUES('golden','command 65','act 65',66,66);
INSERT INTO "actions" VALUES('golden','command 66','act 66',67,67);
INSERT INTO "actions" VALUES('golden','command 67','act 67',68,68);
INSERT INTO "actions" VALUES('golden','command 68','act 68',69,69);
INSERT INTO "actions" VALUES('golden','command 69','act 69',70,70);
INSERT INTO "actions" VALUES('golden','command 7','act 7',8,8);
INSERT INTO "actions" VALUES('golden','command 70','act 70',71,71);
INSERT INTO "actions" VALUES('golden','command 71','act 71',72,72);
INSERT INTO "actions" VALUES('golden','command 72','act 72',73,73);
INSERT INTO "actions" VALUES('golden','command 73','act 73',74,74);
INSERT INTO "actions" VALUES('golden','command 74','act 74',75,75);
INSERT INTO "actions" VALUES('golden','command 75','act 75',76,76);
INSERT INTO "actions" VALUES('golden','command 76','act 76',77,77);
INSERT INTO "actions" VALUES('golden','command 77','act 77',78,78);
INSERT INTO "actions" VALUES('golden','command 78','act 78',79,79);
INSERT INTO "actions" VALUES('golden','command 79','act 79',80,80);
INSERT INTO "actions" VALUES('golden','command 8','act 8',9,9);
INSERT INTO "actions" VALUES('golden','command 80','act 80',81,81);
INSERT INTO "actions" VALUES('golden','command 81','act 81',82,82);
INSERT INTO "actions" VALUES('golden','command 82','act 82',83,83);
INSERT INTO "actions" VALUES('golden','command 83','act 83',84,84);
INSERT INTO "actions" VALUES('golden','command 84','act 84',85,85);
INSERT INTO "actions" VALUES('golden','command 85','act 85',86,86);
INSERT INTO "actions" VALUES('golden','command 86','act 86',87,87);
INSERT INTO "actions" VALUES('golden','command 87','act 87',88,88);
INSERT INTO "actions" VALUES('golden','command 88','act 88',89,89);
INSERT INTO "actions" VALUES('golden','command 89','act 89',90,90);
INSERT INTO "actions" VALUES('golden','command 9','act 9',10,10);
INSERT INTO "actions" VALUES('golden','command 90','act 90',91,91);
INSERT INTO "actions" VALUES('golden','command 91','act 91',92,92);
INSERT INTO "actions" VALUES('golden','command 92','act 92',93,93);
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
INSERT INTO "facts" VALUES('golden',4,'act 3','tournament_renamed',1,3,'{"name":"1"}','e2a9db3202fcfede196fd9b93cc8d8b570e7f64b5289f711f1ac0ce66a6f6c7d');
INSERT INTO "facts" VALUES('golden',5,'act 4','reentries_changed',1,4,'{"reentries":1}','f92e52c7f2782b29f628c28dbcc5124ad72130fd93be4ba14ad294b5d5251ec5');
INSERT INTO "facts" VALUES('golden',6,'act 5','entry_registered',1,5,'{"entry":1,"late":true,"number":3,"person":"2"}','b6f7e963d05d5a39da4e1c3eeaeb98b41c32a257eaee73a2434d8ac2c7a34208');
INSERT INTO "facts" VALUES('golden',7,'act 6','entry_unregistered',1,6,'{"entry":1,"seat":[2,3]}','fcd50c763cec0fa1a173fb2c6284a96934c6fd29de52e81e17e69471d3457d2a');
INSERT INTO "facts" VALUES('golden',8,'act 7','persons_merged',1,7,'{"elsewhere":true,"entries":[3],"gone":"2","kept":"1"}','7a21c44b3b0ca151a7b70263e2bdb600ee844520fc9f7d12828f6b31bc2160ae');
INSERT INTO "facts" VALUES('golden',9,'act 8','person_erased',1,8,'{"entries":[2],"person":"1","texts":["3"]}','36739e538cbca516cabe8f7e88d863a044456cb555796a8926e61b7c0306d89b');
INSERT INTO "facts" VALUES('golden',10,'act 9','table_opened',1,9,'{"seats":2,"table":1}','7322a3d9a6bc2bda5ccbf54145a7a6ff87985f729cb317755952c08b48da92b8');
INSERT INTO "facts" VALUES('golden',11,'act 10','table_closed',1,10,'{"standing":[2],"table":1}','d3c7c3f512067b92caceeadf8bfb83555c4c000d1c127f9f63a6db96a853c73c');
INSERT INTO "facts" VALUES('golden',12,'act 11','table_locked',1,11,'{"locked":true,"table":1}','651d9e09348bea1384372bc3782c300eecf5b9a5e898814f8041811d51e5a851');
INSERT INTO "facts" VALUES('golden',13,'act 12','seat_locked',1,12,'{"locked":false,"seat":[1,2]}','10e1bcb276f0bbfa26208e90d7c2f9c1016c6a4e23b4b3d36b5f3c4bb5b0d1b4');
INSERT INTO "facts" VALUES('golden',14,'act 13','entry_locked',1,13,'{"entry":1,"locked":true}','d54f0f28ef3638666585eb9dc960dbd24336d842753e6ada381727c534439f87');
INSERT INTO "facts" VALUES('golden',15,'act 14','seats_drawn',1,14,'{"awaited":false,"barred":[[16,17]],"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"pairs":[[14,15]],"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','60d1306829a6634ea605c7e7552b1a45cc8f45ee22c4a3f657b6f54423d6763f');
INSERT INTO "facts" VALUES('golden',16,'act 15','entry_placed',1,15,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','81abb9ef32d130471297835c4ad8d217b3b50fcc7a093e4b3ee8c0ffb43ac23a');
INSERT INTO "facts" VALUES('golden',17,'act 16','seats_swapped',1,16,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','c8a41a7db5c33eb1d8e3238da6870070458adfd017c1a708257d30144dab74ff');
INSERT INTO "facts" VALUES('golden',18,'act 17','arrived',1,17,'{"entry":1,"seat":[2,3]}','8c80d99bf818f4b79e703502102cc70fa9b1e2036a05b838c986f7510b160294');
INSERT INTO "facts" VALUES('golden',19,'act 18','seat_disputed',1,18,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','7bbf54fe197dd5c82905063712e74b2dc00e01fc32482acc14c14dc9e2697c11');
INSERT INTO "facts" VALUES('golden',20,'act 19','busted',1,19,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"origin":[14,15],"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8,"together":false}','8912540a4905ba10bf95bad3c620c46ed6050f416b44db5e8a54a794755bd0a7');
INSERT INTO "facts" VALUES('golden',21,'act 20','heads_counted',1,20,'{"counted":2,"missing":3,"table":1}','f6abbef7f70dc3613ca3576262754e25e2f7327ec83905be208bfb10930d4269');
INSERT INTO "facts" VALUES('golden',22,'act 21','bust_corrected',1,21,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','0f93d96a9b0a5f8528f5b090183435582ca37ee8c2d3d2302ca64055aef97b83');
INSERT INTO "facts" VALUES('golden',23,'act 22','bust_taken_back',1,22,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','578fd2464eb1b20eaa4bd9425ee7464d2fc0a07ae6c863025afcc9839c2002f7');
INSERT INTO "facts" VALUES('golden',24,'act 23','floor_checked',1,23,'{"entry":1}','1c5560f1db1b7d6e79ee8c3fdc92590f08e05686f3a8353641d58fcd2a356570');
INSERT INTO "facts" VALUES('golden',25,'act 24','position_given',1,24,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','805caa482bc4da1b5860961fc756ad744535f7bbbc357a4db602591281649a1f');
INSERT INTO "facts" VALUES('golden',26,'act 25','first_button_named',1,25,'{"seat":2,"table":1}','0ba5ed9bcffe4c19fef465244f381637dd4d864677e90125c0d419c05bb44779');
INSERT INTO "facts" VALUES('golden',27,'act 26','hand_set_by_hand',1,26,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','88dfb3a7d057a6fb80033c02124fa90530e0bcd7ef1262abaa83c9052b6de0b8');
INSERT INTO "facts" VALUES('golden',28,'act 27','hand_stepped',1,27,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','4aa351b81101a904c40813c33aa3b99cfe8a7efc7f6cafa16eed57d62b56aa41');
INSERT INTO "facts" VALUES('golden',29,'act 28','answer_given',1,28,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','2f4ac3568ac45c16a2606f48b5c2e01a35539cfabe4f43f3d9dba40c3f40d5b7');
INSERT INTO "facts" VALUES('golden',30,'act 29','clock_set',1,29,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','a6925d7424fd23a3ca0c937e5f732238db469da94037e924416465bf9d697420');
INSERT INTO "facts" VALUES('golden',31,'act 30','sheet_printed',1,30,'{"ruling":2,"sheet":"levels","table":1}','0614ff912ef8871fac63ec68c2dee341d73f57cf13ffe5f6e4619027f3983424');
INSERT INTO "facts" VALUES('golden',32,'act 31','noted',1,31,'{"entry":3,"table":2,"text":"1"}','c8255640a76f41d4e9ac98ceed46404d4391b65878dba02f82ced57ed6e37912');
INSERT INTO "facts" VALUES('golden',33,'act 32','message_set',1,32,'{"text":"1"}','4778fd69158516c40ce524dfa2ed7f7a497c487f2ff9d66360628a0ac87c532e');
INSERT INTO "facts" VALUES('golden',34,'act 33','ruled',1,33,'{"button":41,"corrects":31,"day":12,"decided":true,"figures":{"marks":[[35,"36",false]],"put_in":[32,"33",true],"zones":[[38,"39",true]]},"happened_ms":30,"joint_hand":42,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','fb55977d30896454596409e2956d16d893eda6a8ba5b9ef25b299bcd5d54a594');
INSERT INTO "facts" VALUES('golden',35,'act 34','ruling_decided',1,34,'{"figures":{"marks":[[18,"19",true]],"put_in":[15,"16",false],"zones":[[21,"22",false]]},"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','a3931136b103867bdb171275ea886df75138b3c5f4d19de8812af1d1d8a161d6');
INSERT INTO "facts" VALUES('golden',36,'act 35','ruling_appealed',1,35,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','6c5fa5dac07f3377e61896621ab240d437dd12a1ba41bc69845b7afd207906f7');
INSERT INTO "facts" VALUES('golden',37,'act 36','appeal_decided',1,36,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','3b3dacaf513ae487cbfc21ee053bafb9a82c584a1b6c3bb03ca770df1a778207');
INSERT INTO "facts" VALUES('golden',38,'act 37','penalty_given',1,37,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','be0c6f2111c788e1ceb05849171b3f459b9398adac9cce1110837d22309c0a24');
INSERT INTO "facts" VALUES('golden',39,'act 38','penalty_counted',1,38,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','2c049933173e9d3588d7a8c82ec9eac2ae9f78769b5707919b3da908ef4b4e7e');
INSERT INTO "facts" VALUES('golden',40,'act 39','penalty_ended',1,39,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','df4bf2a79758729ec97e282b6e64bf0a9d9b3a77ab9836d4bc9e6fbefb749803');
INSERT INTO "facts" VALUES('golden',41,'act 40','prices_set',1,40,'{"prices":{"added":14,"bounty":"fixed","bounty_unit":16,"currency":["1","2",3,true],"entry":{"bounty":8,"fee":6,"prize":5,"staff":7},"guarantee":15,"held_back":13,"own_bounty":"his","reentry":{"bounty":12,"fee":10,"prize":9,"staff":11}}}','5e893f409b3f96968f947259c05541e22d9777cda9254d774756e5eb8a479350');
INSERT INTO "facts" VALUES('golden',42,'act 41','terms_set',1,41,'{"terms":{"add_on":{"begins":[17,true],"chips":15,"ends":[19,true],"most":16,"price":{"bounty":14,"fee":12,"prize":11,"staff":13}},"closes_ms":21,"rebuy":{"begins":[7,true],"chips":5,"ends":[9,true],"most":6,"price":{"bounty":4,"fee":2,"prize":1,"staff":3}}}}','c0eacbd4b57ab3a15665f39bfddd15690b260c3f09dff58c15370942c044ee5f');
INSERT INTO "facts" VALUES('golden',43,'act 42','cashier_set',1,42,'{"cashier":"1"}','7a0a77f651900a6466b80e55d684bf34786aaf20824095794f363613743c5480');
INSERT INTO "facts" VALUES('golden',44,'act 43','receipt_given',1,43,'{"cashier":"11","chips":12,"currency":["7","8",9,true],"entry":2,"means":"cash","of":13,"price":{"bounty":6,"fee":4,"prize":3,"staff":5},"receipt":1,"sale":"buy_in"}','b8d73348f167816fb8c72f57014bb88941d1cc3d1950c9a25baf41bc17a36cd0');
INSERT INTO "facts" VALUES('golden',45,'act 44','receipt_voided',1,44,'{"entry":2,"reason":"3","receipt":1}','30fd8cd49e59764ba5da469ff9fe278ecf559f204bf2c4a9fcc16f07057286be');
INSERT INTO "facts" VALUES('golden',46,'act 45','no_show_marked',1,45,'{"entry":1,"seat":[2,3]}','e9fc7d3c5952766c13798e06bdb5b2f21cf1f465ad34921afe14eee2507cf52f');
INSERT INTO "facts" VALUES('golden',47,'act 46','stack_pulled',1,46,'{"chips":4,"entry":1,"seat":[2,3]}','5d524bd9bb00b6e79c2921193c6880a83fe386dc73d7c7357094ddf81821f46b');
INSERT INTO "facts" VALUES('golden',48,'act 47','prizes_planned',1,47,'{"plan":{"bands":[[8,9,10,"11",12]],"first_share":3,"lowest":2,"percent":{"name":"4","rows":[[5,6,[7]]]},"rounding":{"rest":"first","unit":17,"way":"down"},"share_paid":1,"tickets":[[13,14,"15",16]],"way":"suggested"}}','978892ce8ec3b7c75f29473199f17fdab2be881f28b866cf4dba4106143dcf62');
INSERT INTO "facts" VALUES('golden',49,'act 48','prizes_locked',1,48,'{"bands":[[1,2,3,"4",5]],"currency":["7","8",9,true],"pool":6}','09a852e7782a62aa218403e62b3d7fbcd3810fbeb38741f6340c82e51876e848');
INSERT INTO "facts" VALUES('golden',50,'act 49','prizes_unlocked',1,49,'{"reason":"1"}','6726fb202f07c5c2af81d06dba6e6b34734ce7662983e7354cf9d6fdbc3521fa');
INSERT INTO "facts" VALUES('golden',51,'act 50','prize_paid',1,50,'{"amount":2,"currency":["4","5",6,false],"entry":1,"tickets":["3"]}','3726ae6e22a2bbadd3ce22d1d7ed0eaf27d73c25d1d27b8cfeb7c7b7e952f105');
INSERT INTO "facts" VALUES('golden',52,'act 51','payment_taken_back',1,51,'{"amount":2,"currency":["3","4",5,true],"entry":1}','b2d9bcbd81d22737517a27b20aeca9cdba056676a6081dd819c7440f83923b69');
INSERT INTO "facts" VALUES('golden',53,'act 52','deal_proposed',1,52,'{"left":6,"prizes":[3],"shares":[[4,5]],"stacks":[[1,2]],"unit":7,"way":"icm"}','390e0a7712e632b6672fe6895a4c78d6cb444e678b20e7a5115d0863ddf9886f');
INSERT INTO "facts" VALUES('golden',54,'act 53','deal_signed',1,53,'{"entry":1,"signed":true}','9aa8d37ed800ba87a2762dd0e16094c47c3620c834ab9bf22107f20c03d1e454');
INSERT INTO "facts" VALUES('golden',55,'act 54','deal_made',1,54,'{"currency":["4","5",6,false],"left":3,"shares":[[1,2]]}','bb2ab7bbb5f0a398326c2dbe76a67c6878885176233231e24f94c4d99fa2d560');
INSERT INTO "facts" VALUES('golden',56,'act 55','deal_dropped',1,55,'{}','8948c50dcac1f791f171b6c75e52b407ca4b6412e51e02b4e37ce2c6e5d680ac');
INSERT INTO "facts" VALUES('golden',57,'act 56','knockout_named',1,56,'{"by":[2],"envelope":3,"out":1}','d9a0a526b8171a68b6d0a4e58fc8624172c266dba4e802b55ef6111090cecd86');
INSERT INTO "facts" VALUES('golden',58,'act 57','envelopes_set',1,57,'{"envelopes":[{"drawn":3,"number":2,"value":1}]}','0aee74c296fc5fae12a5ff5e843009c0e377f41526b4d73c480e5374f99e407a');
INSERT INTO "facts" VALUES('golden',59,'act 58','plans_set',1,58,'{"settings":{"break_while_registering":true,"breaking_order":[1],"breaks_by":"highest_number","draws":"shortest_first","final_size":4,"final_table":5,"form":"ordinary","gives":"next_to_break","halt_at":6,"keep_apart":false,"milestone":8,"prize_seats":7,"redraw_at":[3],"round_stack":9,"round_stacks":"bring","sizes":[[10,11,"12"]]}}','53d268232ad7032bde7a48739a5811cec0b89b59e4d478e863873511441d9350');
INSERT INTO "facts" VALUES('golden',60,'act 59','move_ordered',1,59,'{"destination":3,"order":1,"source":2}','f13d984423e3653e2cacb96043a392e7e12aca0a3324281eb4622263436dc38e');
INSERT INTO "facts" VALUES('golden',61,'act 60','order_withdrawn',1,60,'{"destination":3,"order":1,"source":2}','dad0628527a4fb169a162c25b9cb85a58f6137ab54c4064288a2a9b31b74e47c');
INSERT INTO "facts" VALUES('golden',62,'act 61','move_reckoned',1,61,'{"destination":[4,5],"destination_hand":[11,12,[13],[14],[15],"whole"],"entry":1,"orbit":17,"passed_over":[18],"sooner":16,"source":[2,3],"source_hand":[6,7,[8],[9],[10],"whole"]}','85a81144088f60dc57f52a3619ed67bc19eaa1ce44dacd83c44922b90d53e1fd');
INSERT INTO "facts" VALUES('golden',63,'act 62','mover_drawn',1,62,'{"draw":1,"entries":[7],"entry":8,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"table":6}','3f1c104a46201fd7ef3f720047b0ed98e5af0cadce68e7e703e2f87b9dbdd55a');
INSERT INTO "facts" VALUES('golden',64,'act 63','button_drawn',1,63,'{"draw":1,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"seat":8,"seats":[7],"table":6}','949c9b4a814ed14a2985b16a0e42b5ab847b94b54d9a05145d8100992e470fc5');
INSERT INTO "facts" VALUES('golden',65,'act 64','byes_drawn',1,64,'{"byes":[7],"draw":1,"entries":[6],"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','1398ca6fe752d5fd1d8bc438d790683478e237b93ba2f7771544639d750f2ae2');
INSERT INTO "facts" VALUES('golden',66,'act 65','redrawn',1,65,'{"entries":[2],"occasion":"point","out_of_play":6,"players":1,"stacks":[[4,5]],"tables":[3]}','267333a32dd954583b9a33da4f1190e35d905b0751570edb3a4509fbbd9bc208');
INSERT INTO "facts" VALUES('golden',67,'act 66','suggestion_left',1,66,'{"players":2,"table":1,"what":"balance"}','feab9684a37feae8696101ab0d695b95eecf6869abbe8d1822830ebb6dfb1f9b');
INSERT INTO "facts" VALUES('golden',68,'act 67','table_halted',1,67,'{"halted":true,"table":1}','eda58fbd6faaa74fca7a4de6feb006a71a853e27567653cb0196a9c7a87c3ede');
INSERT INTO "facts" VALUES('golden',69,'act 68','table_featured',1,68,'{"feature":true,"table":1}','aa3c2b42ef9b33cd69b180b535ee4b6280d60f057291620ffe73a79142acc126');
INSERT INTO "facts" VALUES('golden',70,'act 69','tables_sized',1,69,'{"event":false,"seats":1,"tables":[2]}','c82b02d05a08e129d1ae86571dd385d225867eb6c75d793961d5c0ca440a2916');
INSERT INTO "facts" VALUES('golden',71,'act 70','seat_reserved',1,70,'{"entry":3,"seat":[1,2]}','5c579c8fe8993b18259837382f06802c4107b05ef99633bdc9b14ad7d46315d6');
INSERT INTO "facts" VALUES('golden',72,'act 71','seat_marked',1,71,'{"accessible":false,"seat":[1,2]}','214233d3ea85d47f9b2b94dfd07e2e610be0a3d3aee4dd912764f806ae9352b2');
INSERT INTO "facts" VALUES('golden',73,'act 72','access_needed',1,72,'{"entry":1,"needed":true}','bebd0b7e7fb3ffee9485a6ac1213d453b14781de4448ec2f185f2959481b1573');
INSERT INTO "facts" VALUES('golden',74,'act 73','kept_apart',1,73,'{"apart":false,"one":1,"other":2}','ead0c1b343ed71391634aab55c1499be6c5ac624cbdffebd72be77958928995f');
INSERT INTO "facts" VALUES('golden',75,'act 74','seat_won',1,74,'{"chips":4,"entry":1,"seat":[2,3]}','e12ca214e40ade2fcde88ce93f78ca510a2c97332870f8784be968f365fa4b4f');
INSERT INTO "facts" VALUES('golden',76,'act 75','hand_for_hand_begun',1,75,'{"group":1,"stopped":true}','7503d0251a38d8a6a7fb93725c3f74e9afec3f97bc04e7bfdb8e7515a9d9e954');
INSERT INTO "facts" VALUES('golden',77,'act 76','table_finished',1,76,'{"finished":false,"hand":2,"table":1}','13b3c352761745139207d032112a52d94be340519bea21c42a15baa20b699367');
INSERT INTO "facts" VALUES('golden',78,'act 77','hand_closed',1,77,'{"following":4,"group":2,"hand":1,"minutes":3,"ranks":"tie"}','a3b70feb6df566bc4d250cfe4e8a211897611ba42203c901f18da8b501e7cbc3');
INSERT INTO "facts" VALUES('golden',79,'act 78','hand_for_hand_ended',1,78,'{"hands":1}','3910aa72e1afb898d65f63d4ce47cb515e41c7bd3ff73393b0787c28bb43b86d');
INSERT INTO "facts" VALUES('golden',80,'act 79','stack_given',1,79,'{"entry":1,"seat":[2,3],"stack":4}','b5f7129c51a965b09f39cf96276fd348a991cd60328566254521d8acca9d8a3c');
INSERT INTO "facts" VALUES('golden',81,'act 80','card_drawn',1,80,'{"card":8,"draw":1,"high":7,"low":6,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','21f9dbe7648d0d548d3dd20289c821d700655f67acaed6a18472b0b6a3f422a0');
INSERT INTO "facts" VALUES('golden',82,'act 81','last_hands_called',1,81,'{"hands":1,"stopped":true}','0dc2f4f3f21dcb1de2cd28874e53a4eb5ca24f90b289ac0bb0179ba8c010fa10');
INSERT INTO "facts" VALUES('golden',83,'act 82','last_hands_ended',1,82,'{"hands":1}','be99405372b3de94428e19d5c6d794c3621f7bea12afe9d869834a1f0751f3b9');
INSERT INTO "facts" VALUES('golden',84,'act 83','flight_named',1,83,'{"flight":["1","2","best"]}','4aac09793fb2b85ebbfb5ef9fe6fd47654279942622f1f272523e7fa93a5c749');
INSERT INTO "facts" VALUES('golden',85,'act 84','stack_bagged',1,84,'{"dealer":6,"entry":1,"number":"4","player":5,"seat":[2,3]}','14319b431491eadd4b12eaf5141240222bc18dbe4fa65102c4870da23367d447');
INSERT INTO "facts" VALUES('golden',86,'act 85','bags_opened',1,85,'{"entries":[1]}','16a274aaeb558297021c1b55de26990ce8beef91da4c1b7bf63b989c527a6c12');
INSERT INTO "facts" VALUES('golden',87,'act 86','bags_brought',1,86,'{"again":31,"bounties":38,"carried":[[6,"7",8,9,10,["11",[12,13],14,15],true,17]],"day":1,"entries":30,"extras":[[32,{"bounty":36,"fee":34,"prize":33,"staff":35}]],"forward":"best","gone":[["28",29]],"left":[["18",19,20,["21",[22,23],24,25],"rule"]],"origins":[["2","3",4,"5"]],"reach":[[39,40]],"registration_over":false,"same":[["26","27"]]}','c1a7e99f4ebbea51dcb2933fe4058ccdc15e5eb86af3b698124d81d75e90c8cc');
INSERT INTO "facts" VALUES('golden',88,'act 87','stacks_counted',1,87,'{"stacks":[[1,2]]}','227b2a81ea184552234a5bb68e00f12652c49cdbfab35330c03592ba1ea846ad');
INSERT INTO "facts" VALUES('golden',89,'act 88','table_counted',1,88,'{"chips":2,"entries":[3],"table":1}','115ec2c45a5ee514cdf0beea3df80306014335c7d2a6666fa362b78b919ca2b3');
INSERT INTO "facts" VALUES('golden',90,'act 89','chips_chosen',1,89,'{"chips":[[1,"white",2,3]]}','058b24bbc9752fd5388c4e3896b63c002afa5a95299fe25a398b42dee2a1a0ee');
INSERT INTO "facts" VALUES('golden',91,'act 90','refusal_overridden',1,90,'{"code":"1","reason":"2"}','855de6581179699bc085cf72a297a4ca137a3200f5eb84c58715b831f14f99c6');
INSERT INTO "facts" VALUES('golden',92,'act 91','undone',1,91,'{"undone":"1"}','a24520c363f7d26679bb0ce02e12781732cbb6170bd7cbb31e8c755ec8ea13a1');
INSERT INTO "facts" VALUES('golden',93,'act 92','redone',1,92,'{"redone":"1"}','5d5329aba8517281747892dc8e0804de5bb044353f8f450cac3117ed60300064');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,93,92,'5d5329aba8517281747892dc8e0804de5bb044353f8f450cac3117ed60300064');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
