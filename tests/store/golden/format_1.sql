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
INSERT INTO "facts" VALUES('golden',4,'act 3','tournament_renamed',1,3,'{"name":"1"}','e2a9db3202fcfede196fd9b93cc8d8b570e7f64b5289f711f1ac0ce66a6f6c7d');
INSERT INTO "facts" VALUES('golden',5,'act 4','reentries_changed',1,4,'{"reentries":1}','f92e52c7f2782b29f628c28dbcc5124ad72130fd93be4ba14ad294b5d5251ec5');
INSERT INTO "facts" VALUES('golden',6,'act 5','entry_registered',1,5,'{"entry":1,"late":true,"number":3,"person":"2"}','b6f7e963d05d5a39da4e1c3eeaeb98b41c32a257eaee73a2434d8ac2c7a34208');
INSERT INTO "facts" VALUES('golden',7,'act 6','entry_unregistered',1,6,'{"entry":1,"seat":[2,3]}','fcd50c763cec0fa1a173fb2c6284a96934c6fd29de52e81e17e69471d3457d2a');
INSERT INTO "facts" VALUES('golden',8,'act 7','table_opened',1,7,'{"seats":2,"table":1}','f2de6ec119b765088e304a605df8ba28f09c76c2a0a6effd76f2dc379ab1bb43');
INSERT INTO "facts" VALUES('golden',9,'act 8','table_closed',1,8,'{"standing":[2],"table":1}','ce138bee71f0a4bb2bbef8a02c28f79e2297c9ee4da6eeaebec72c1a0ccaedd2');
INSERT INTO "facts" VALUES('golden',10,'act 9','table_locked',1,9,'{"locked":true,"table":1}','6a438f0353895a95efc1fc2b1308cc08c92a6c6ad500afc16d3f3c8fd5714a62');
INSERT INTO "facts" VALUES('golden',11,'act 10','seat_locked',1,10,'{"locked":false,"seat":[1,2]}','605a0ee7671b2d8810315f5c8c4f9d062f0b3dab93b6404e51bc1130291156ed');
INSERT INTO "facts" VALUES('golden',12,'act 11','entry_locked',1,11,'{"entry":1,"locked":true}','07bb07646b28fa65582e2d7a904803f644d75ddd71c88d69cacba8c388a9d8d8');
INSERT INTO "facts" VALUES('golden',13,'act 12','seats_drawn',1,12,'{"awaited":false,"barred":[[16,17]],"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"pairs":[[14,15]],"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','5cf3848833829c9384950b053b42177b2efd176d4e48f4e0b5303e4683c81b86');
INSERT INTO "facts" VALUES('golden',14,'act 13','entry_placed',1,13,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','f5c5bc6cdcfcf89b273a46586dcacc85bdf3de1f6cca3705ad919a3cbed8d7a3');
INSERT INTO "facts" VALUES('golden',15,'act 14','seats_swapped',1,14,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','8afc676f8cedd1fba97c56d9e6ec36bcbc3e27444c110057b9d8c1e8493c3d05');
INSERT INTO "facts" VALUES('golden',16,'act 15','arrived',1,15,'{"entry":1,"seat":[2,3]}','4f93a910770fffe84d58ecbc69de4d4ea4c43aa8f725379eb11d90b54312c259');
INSERT INTO "facts" VALUES('golden',17,'act 16','seat_disputed',1,16,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','e56421ea9221185346496fd66676bb7ac5d75b5e01986929b09c937b6c0ff31e');
INSERT INTO "facts" VALUES('golden',18,'act 17','busted',1,17,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"origin":[14,15],"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8,"together":false}','f69ccf4a01ab735e9b9d2e25a272ea8f05dd819cc3308530799bccfccd5e2ccf');
INSERT INTO "facts" VALUES('golden',19,'act 18','heads_counted',1,18,'{"counted":2,"missing":3,"table":1}','3db3dd1aa0b6c8e99ecba64da4cd1a364266327b6742e9451b7e42f8fad1204a');
INSERT INTO "facts" VALUES('golden',20,'act 19','bust_corrected',1,19,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','b9ab4b62c96bde3d018a383b7728b01b2c8781735e5fb9f605bc82c54bf09d61');
INSERT INTO "facts" VALUES('golden',21,'act 20','bust_taken_back',1,20,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','b248f4b1eeff34216d6f9399c608d7856b764008cbd278f39cc62e413ca7f899');
INSERT INTO "facts" VALUES('golden',22,'act 21','floor_checked',1,21,'{"entry":1}','595ce29d2403b7d56c479d8d2ac11c25fa93f33d49f0157d45847ee30a2055fb');
INSERT INTO "facts" VALUES('golden',23,'act 22','position_given',1,22,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','9947410f257adfeca7fcd6fbc9501f6ec3906030e9de325e84086cc889b91015');
INSERT INTO "facts" VALUES('golden',24,'act 23','first_button_named',1,23,'{"seat":2,"table":1}','265325ea7302b9be22735a709646336c971d8c1f7c70a52f5cc908d5c4cdc576');
INSERT INTO "facts" VALUES('golden',25,'act 24','hand_set_by_hand',1,24,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','4ffab3b73ad35bb5e015f62a0d3b9db511ae81e8be4c2e746b8049908cc71764');
INSERT INTO "facts" VALUES('golden',26,'act 25','hand_stepped',1,25,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','ecb85d677e39bab02e0dee1419978b5442ba3a6d753484b7a78a2128ab872cde');
INSERT INTO "facts" VALUES('golden',27,'act 26','answer_given',1,26,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','afe99e77275aa58ab19f667a3f09d07d1657fd6913c64ba6cd7ebb492eacb4b9');
INSERT INTO "facts" VALUES('golden',28,'act 27','clock_set',1,27,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','da111cbb71b1ff0f7056c05fcb41594af4cff82e2c47be463c2a113c8b56b9ed');
INSERT INTO "facts" VALUES('golden',29,'act 28','sheet_printed',1,28,'{"ruling":2,"sheet":"levels","table":1}','7bc416acb0de1a602419c95eb3f2449e1d559304832eaa5fed57862b98b96789');
INSERT INTO "facts" VALUES('golden',30,'act 29','noted',1,29,'{"entry":3,"table":2,"text":"1"}','ea499afe27d8e3cf2df1fe41e872013920086e25903da40b80d849dae40d6d73');
INSERT INTO "facts" VALUES('golden',31,'act 30','message_set',1,30,'{"text":"1"}','da94293b493714afbe3e3b47f57bdb62aaf59b09b5b24579b1078d17d324d972');
INSERT INTO "facts" VALUES('golden',32,'act 31','ruled',1,31,'{"button":41,"corrects":31,"day":12,"decided":true,"figures":{"marks":[[35,"36",false]],"put_in":[32,"33",true],"zones":[[38,"39",true]]},"happened_ms":30,"joint_hand":42,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','c56c612a7fcb277c1b65f4a83af142c6fa8a49b720bae636a29773731cc63617');
INSERT INTO "facts" VALUES('golden',33,'act 32','ruling_decided',1,32,'{"figures":{"marks":[[18,"19",true]],"put_in":[15,"16",false],"zones":[[21,"22",false]]},"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','9042710f8db4630ecbc33bdd1a074703ac8bdc8899a4eb8245ac030d5d8876d1');
INSERT INTO "facts" VALUES('golden',34,'act 33','ruling_appealed',1,33,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','5952917122420ac79aca0e4975ce394710ac2995ed4bdeed440aa0100c09761f');
INSERT INTO "facts" VALUES('golden',35,'act 34','appeal_decided',1,34,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','b2e635c15f4532c24280e26bf7986e773cf3c31cef49586e73bcdff559a1b77c');
INSERT INTO "facts" VALUES('golden',36,'act 35','penalty_given',1,35,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','7a40446d7a69810d5725636cc5f8191dcbbb046c45dde4730cd3ad69cfc56d5b');
INSERT INTO "facts" VALUES('golden',37,'act 36','penalty_counted',1,36,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','e867daae55a12868fd458e692f8cdad27fe3e3016afd2ee7bbd45080db6d99fc');
INSERT INTO "facts" VALUES('golden',38,'act 37','penalty_ended',1,37,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','0ba08c043e491a7176fe97bc65761250ef4ac0ca5bba22b98dcad71cbf7f380a');
INSERT INTO "facts" VALUES('golden',39,'act 38','prices_set',1,38,'{"prices":{"added":14,"bounty":"fixed","bounty_unit":16,"currency":["1","2",3,true],"entry":{"bounty":8,"fee":6,"prize":5,"staff":7},"guarantee":15,"held_back":13,"own_bounty":"his","reentry":{"bounty":12,"fee":10,"prize":9,"staff":11}}}','2115987264e41d487410502b0bd30183aaa416078b894fd2c74e01fff38db788');
INSERT INTO "facts" VALUES('golden',40,'act 39','terms_set',1,39,'{"terms":{"add_on":{"begins":[17,true],"chips":15,"ends":[19,true],"most":16,"price":{"bounty":14,"fee":12,"prize":11,"staff":13}},"closes_ms":21,"rebuy":{"begins":[7,true],"chips":5,"ends":[9,true],"most":6,"price":{"bounty":4,"fee":2,"prize":1,"staff":3}}}}','602263d14ed99a2f8e9f22d40c49574b6a58d917fdf9c0aa7aaef2068bda8822');
INSERT INTO "facts" VALUES('golden',41,'act 40','cashier_set',1,40,'{"cashier":"1"}','3038e53abcbad5c08d0e09289d6507729a8fcfb49e394fad0f89679feeb0ba2a');
INSERT INTO "facts" VALUES('golden',42,'act 41','receipt_given',1,41,'{"cashier":"11","chips":12,"currency":["7","8",9,true],"entry":2,"means":"cash","of":13,"price":{"bounty":6,"fee":4,"prize":3,"staff":5},"receipt":1,"sale":"buy_in"}','5cc41dbe02c1b0d2630acdb53325def8370050559e51078d4dcec02db55df88e');
INSERT INTO "facts" VALUES('golden',43,'act 42','receipt_voided',1,42,'{"entry":2,"reason":"3","receipt":1}','442c3e627627220e1ba7ea2d1e6605b8c33694b6de32de47f0b76728d4357efa');
INSERT INTO "facts" VALUES('golden',44,'act 43','no_show_marked',1,43,'{"entry":1,"seat":[2,3]}','ded3e33e71a9a06e1241b19e50576fefc6d7778e36bdb0d92c6dc4ffb3837ad4');
INSERT INTO "facts" VALUES('golden',45,'act 44','stack_pulled',1,44,'{"chips":4,"entry":1,"seat":[2,3]}','11c28216a60fee02ecefd8788e2871a6bbd419ccc71949464efb7d89a9dc3883');
INSERT INTO "facts" VALUES('golden',46,'act 45','prizes_planned',1,45,'{"plan":{"bands":[[8,9,10,"11",12]],"first_share":3,"lowest":2,"percent":{"name":"4","rows":[[5,6,[7]]]},"rounding":{"rest":"first","unit":17,"way":"down"},"share_paid":1,"tickets":[[13,14,"15",16]],"way":"suggested"}}','d30491e4169c9f1cb52a0b284904e0c18c77c93b8933fa1216dff538c7ae901d');
INSERT INTO "facts" VALUES('golden',47,'act 46','prizes_locked',1,46,'{"bands":[[1,2,3,"4",5]],"currency":["7","8",9,true],"pool":6}','91bafec6dc9060baca3187b7123ce76908188294aecaeeb0739451a68742bd33');
INSERT INTO "facts" VALUES('golden',48,'act 47','prizes_unlocked',1,47,'{"reason":"1"}','f0ec3460342dbad1c6b1846a18f1810d60f755d690cf266c7ede5374fecee7a4');
INSERT INTO "facts" VALUES('golden',49,'act 48','prize_paid',1,48,'{"amount":2,"currency":["4","5",6,false],"entry":1,"tickets":["3"]}','a7ef20d173f4dd3c6218d72a44e9de375b3fa279318aca0c728312c907765832');
INSERT INTO "facts" VALUES('golden',50,'act 49','payment_taken_back',1,49,'{"amount":2,"currency":["3","4",5,true],"entry":1}','111a414ff3dc0f5e736095b099974d0a740cff3dd3274c232a53d04012e7fcc7');
INSERT INTO "facts" VALUES('golden',51,'act 50','deal_proposed',1,50,'{"left":6,"prizes":[3],"shares":[[4,5]],"stacks":[[1,2]],"unit":7,"way":"icm"}','4f13caa0730fcb9ecce2c67ec6683dad4da809f013987c876d81de8306076b4d');
INSERT INTO "facts" VALUES('golden',52,'act 51','deal_signed',1,51,'{"entry":1,"signed":true}','72c4c05a7b02762d437de6dadb04787f4bbe834949b210f9c211d69d322d51ba');
INSERT INTO "facts" VALUES('golden',53,'act 52','deal_made',1,52,'{"currency":["4","5",6,false],"left":3,"shares":[[1,2]]}','10ea88cc70e9eccb1958d94b92aaf229317ccba44bb251ea36258d7b43bab692');
INSERT INTO "facts" VALUES('golden',54,'act 53','deal_dropped',1,53,'{}','49b2c8657d4d047d570fc78b0dd8363640f7a7a15cd3bc389c28a285a319d9d4');
INSERT INTO "facts" VALUES('golden',55,'act 54','knockout_named',1,54,'{"by":[2],"envelope":3,"out":1}','c4802def783ec9e89306ec14e1b379fb8b5c07a07d3a986fd40d922223120390');
INSERT INTO "facts" VALUES('golden',56,'act 55','envelopes_set',1,55,'{"envelopes":[{"drawn":3,"number":2,"value":1}]}','a3c81103c1d4e54828ddb18bc599557d20b086febd7bc13a98c4f45245659237');
INSERT INTO "facts" VALUES('golden',57,'act 56','plans_set',1,56,'{"settings":{"break_while_registering":true,"breaking_order":[1],"breaks_by":"highest_number","draws":"shortest_first","final_size":4,"final_table":5,"form":"ordinary","gives":"next_to_break","halt_at":6,"keep_apart":true,"milestone":8,"prize_seats":7,"redraw_at":[3],"sizes":[[9,10,"11"]]}}','9cec986a772fd43bdfabf4c4bd6d7c2f93d688fcc2372358f46638a2c054b101');
INSERT INTO "facts" VALUES('golden',58,'act 57','move_ordered',1,57,'{"destination":3,"order":1,"source":2}','acd018962db1605edce438e19006e0d8fde2c27d3f8d6c9ae849e70ca3e67ab9');
INSERT INTO "facts" VALUES('golden',59,'act 58','order_withdrawn',1,58,'{"destination":3,"order":1,"source":2}','967e15910f092f4588f95b79fd7ec6c131675b087e240543b0c92fbb2527681a');
INSERT INTO "facts" VALUES('golden',60,'act 59','move_reckoned',1,59,'{"destination":[4,5],"destination_hand":[11,12,[13],[14],[15],"whole"],"entry":1,"orbit":17,"passed_over":[18],"sooner":16,"source":[2,3],"source_hand":[6,7,[8],[9],[10],"whole"]}','a19adb3f2baec9712d5fd7c06977f73fc1a9312440ebf2191a27c9ccf8fffe78');
INSERT INTO "facts" VALUES('golden',61,'act 60','mover_drawn',1,60,'{"draw":1,"entries":[7],"entry":8,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"table":6}','04418c41f9af2093b4c36670f775b7c8a552636f2a3f708ee808258439bb1d02');
INSERT INTO "facts" VALUES('golden',62,'act 61','button_drawn',1,61,'{"draw":1,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"seat":8,"seats":[7],"table":6}','ca2bbfd72bc5a2c66748e6b99a50325a4da7062aba69dd0073501fa4f67b72e8');
INSERT INTO "facts" VALUES('golden',63,'act 62','byes_drawn',1,62,'{"byes":[7],"draw":1,"entries":[6],"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','dd884aee3d889ba7ea86c037b48133cd334c7a0d1afa746633f0909d6000f538');
INSERT INTO "facts" VALUES('golden',64,'act 63','redrawn',1,63,'{"entries":[2],"occasion":"point","players":1,"tables":[3]}','d6631a684f8fe12d445bdef46a8907a4e8f54d59d663d6c18eebbbe3a60ff82e');
INSERT INTO "facts" VALUES('golden',65,'act 64','suggestion_left',1,64,'{"players":2,"table":1,"what":"balance"}','d090af75d263f1f9f3fb62566f0b7bdfeed7fd9f9b798e7fa5dc4bf141773c27');
INSERT INTO "facts" VALUES('golden',66,'act 65','table_halted',1,65,'{"halted":true,"table":1}','716106a68167dcc6f8af5be6c2065a1c11048f6f6bda61b7fe05d25592dc30e3');
INSERT INTO "facts" VALUES('golden',67,'act 66','table_featured',1,66,'{"feature":true,"table":1}','083213d720c9a8c059b4623111a153ce9959f5b41b066dfd372e15d01af43496');
INSERT INTO "facts" VALUES('golden',68,'act 67','tables_sized',1,67,'{"event":false,"seats":1,"tables":[2]}','8136bd078989da99732d2d571e103384e9469d4631e06b182284dc4bb7efa05a');
INSERT INTO "facts" VALUES('golden',69,'act 68','seat_reserved',1,68,'{"entry":3,"seat":[1,2]}','51083146499130ee24c23bc7e88f1c19827f39b36f632a759476d738682ddee5');
INSERT INTO "facts" VALUES('golden',70,'act 69','seat_marked',1,69,'{"accessible":false,"seat":[1,2]}','1d33eebe2fc1049a442e213f8a07c35c3d9624e17a966e441e0136f07cc9f2e7');
INSERT INTO "facts" VALUES('golden',71,'act 70','access_needed',1,70,'{"entry":1,"needed":true}','9a95b1f8b812eb0e536001b2016a50a2be3ef6c94f6b16c5bd7d45c7d39a73d5');
INSERT INTO "facts" VALUES('golden',72,'act 71','kept_apart',1,71,'{"apart":false,"one":1,"other":2}','11bf646c9349a48a260f720003d9ee93a12ca563689024e7c925ac2aa3f81ea8');
INSERT INTO "facts" VALUES('golden',73,'act 72','seat_won',1,72,'{"chips":4,"entry":1,"seat":[2,3]}','0937e79428fdecbda41bafdbd1c1d99d5405e88ca050e551fbb1161834ed4481');
INSERT INTO "facts" VALUES('golden',74,'act 73','hand_for_hand_begun',1,73,'{"group":1,"stopped":true}','b195054b128f595f86e4cf47cb3b6f14b38d2fe6df8f5c940ae10aae5ed74c4d');
INSERT INTO "facts" VALUES('golden',75,'act 74','table_finished',1,74,'{"finished":false,"hand":2,"table":1}','1ebb0bf4c2605a52297f074cc76bf314fc072492ac739883cdb2c6a532990514');
INSERT INTO "facts" VALUES('golden',76,'act 75','hand_closed',1,75,'{"following":4,"group":2,"hand":1,"minutes":3,"ranks":"tie"}','02f4d3953a3ebecc08b385125b3c7e69fbfb1fcac1e0efe115beaa5ae8424698');
INSERT INTO "facts" VALUES('golden',77,'act 76','hand_for_hand_ended',1,76,'{"hands":1}','9c3518e4bd88750fa40489d7b79b6c4c11e3765ce0527e9932b30ad5f0339a18');
INSERT INTO "facts" VALUES('golden',78,'act 77','stack_given',1,77,'{"entry":1,"seat":[2,3],"stack":4}','c428c0fa545cb7294bc20d8ebc5cbbca2a7cd27d4c07e13ccf5814cb55fc47d9');
INSERT INTO "facts" VALUES('golden',79,'act 78','card_drawn',1,78,'{"card":8,"draw":1,"high":7,"low":6,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','b42845043157fc6ca20a1f54666c7de5a45f64626ea16ebc5a9e2db2231c12b4');
INSERT INTO "facts" VALUES('golden',80,'act 79','last_hands_called',1,79,'{"hands":1,"stopped":true}','b3869f89313d6dc516170d1d38c54670ad695e74fa4c09eefaf180df5efa0531');
INSERT INTO "facts" VALUES('golden',81,'act 80','last_hands_ended',1,80,'{"hands":1}','4b63ccf6b3a1ef3b87c2ac63ddb048723ac8739aa432824ef4a31baeeba93a34');
INSERT INTO "facts" VALUES('golden',82,'act 81','stacks_counted',1,81,'{"stacks":[[1,2]]}','e51ac0fcd57e2d72d992d2bf31546d02b17a080295f4dfd6cf3cbacef063cfc1');
INSERT INTO "facts" VALUES('golden',83,'act 82','table_counted',1,82,'{"chips":2,"entries":[3],"table":1}','932a0122ea07bcf6f039364c851e7725e157da5441cb604ab507bdf7ee451d68');
INSERT INTO "facts" VALUES('golden',84,'act 83','chips_chosen',1,83,'{"chips":[[1,"white",2,3]]}','b066bfe68502020bc015a48bdb771bf5e518f69796e95cbeadc69a581854e16e');
INSERT INTO "facts" VALUES('golden',85,'act 84','refusal_overridden',1,84,'{"code":"1","reason":"2"}','7af914c282ba7ea079a47cc59dcd5fd0d9d872959a1b3002f7fdcbc2f8f6b370');
INSERT INTO "facts" VALUES('golden',86,'act 85','undone',1,85,'{"undone":"1"}','ddaa37e49e83f0b3a8abef3335c99a571b17c8b77d914232969a1afaeb5a49b6');
INSERT INTO "facts" VALUES('golden',87,'act 86','redone',1,86,'{"redone":"1"}','c2519ba86b386adf1de0fa0d8f7af952b34e636e1b8df1a7f482440d00359b60');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,87,86,'c2519ba86b386adf1de0fa0d8f7af952b34e636e1b8df1a7f482440d00359b60');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
