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
INSERT INTO "actions" VALUES('golden','command 93','act 93',94,94);
INSERT INTO "actions" VALUES('golden','command 94','act 94',95,95);
INSERT INTO "actions" VALUES('golden','command 95','act 95',96,96);
INSERT INTO "actions" VALUES('golden','command 96','act 96',97,97);
INSERT INTO "actions" VALUES('golden','command 97','act 97',98,98);
INSERT INTO "actions" VALUES('golden','command 98','act 98',99,99);
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
INSERT INTO "facts" VALUES('golden',1,'act 0','tournament_opened',1,0,'{"house":{"arrival_in_dead_small_blind":"posts","button_rule":"dead","cap_lifted":"never","chip_race":"best_single_card","clock_countdown":56,"clock_seconds":55,"deal_least_left":52,"final_table":"by_tda","hand_for_hand_busts":"tie","hand_for_hand_minutes":51,"moving_double_post":"big_first","pot_counts_ante":"after_flop","pot_rounded_up_to":50,"pot_small_blind":"strict","preset":"tda_2024","raise_cap":49,"reopening_limit":"full","reopening_no_limit":"full","short_big_blind":"blind_first","silent_raise_under_half":"call","stud_ties":"high_card_by_suit","tolerance_after":54,"tolerance_late_registration":53},"name":"1","reentries":60,"seal":{"digest":"59","seed":"58"},"seats_per_table":57,"structure":{"betting":"no_limit","betting_text":"32","comments":["48"],"days":[{"name":"37","play":"38","starts":"39"}],"game":"31","games":["33"],"lammers":{"count":41,"use_by":"43","worth":42},"money":[["44",45]],"name":"2","redraws":[40],"remarks":[["46","47"]],"rotates":{"count":35,"kind":"hands"},"rotation":"34","rows":[{"add_on":false,"clock_time":"27","colour_up":[19],"colour_up_unnamed":true,"continues":false,"day_end":{"kind":"level","value":26},"game":"18","kind":"play","label":"3","lammers_due":true,"length":{"at":"5","kind":"minutes","value":4},"note":"28","rebuys_end":true,"registration_ends":false,"stakes":[{"ante":{"amount":8,"kind":"none","order":"blind_first","steps":[{"amount":10,"players":9}]},"betting":"no_limit","big_bet":13,"big_blind":7,"bring_in":14,"button_post":11,"completion":15,"games":["17"],"group":"16","small_bet":12,"small_blind":6}]}],"seats_per_table":30,"starting_stack":29,"year":36}}','10bf2053f455200fb817963c6c185942a9ff9352a041935030a5055ac9fcc220');
INSERT INTO "facts" VALUES('golden',2,'act 1','structure_changed',1,1,'{"clock":[48,49,true,51,52,"53"],"structure":{"betting":"no_limit","betting_text":"31","comments":["47"],"days":[{"name":"36","play":"37","starts":"38"}],"game":"30","games":["32"],"lammers":{"count":40,"use_by":"42","worth":41},"money":[["43",44]],"name":"1","redraws":[39],"remarks":[["45","46"]],"rotates":{"count":34,"kind":"hands"},"rotation":"33","rows":[{"add_on":true,"clock_time":"26","colour_up":[18],"colour_up_unnamed":false,"continues":true,"day_end":{"kind":"level","value":25},"game":"17","kind":"play","label":"2","lammers_due":false,"length":{"at":"4","kind":"minutes","value":3},"note":"27","rebuys_end":false,"registration_ends":true,"stakes":[{"ante":{"amount":7,"kind":"none","order":"blind_first","steps":[{"amount":9,"players":8}]},"betting":"no_limit","big_bet":12,"big_blind":6,"bring_in":13,"button_post":10,"completion":14,"games":["16"],"group":"15","small_bet":11,"small_blind":5}]}],"seats_per_table":29,"starting_stack":28,"year":35}}','a5ec4fbfa0ada6fcac4e8645b86b05b87182af07cab2719b8145f478fccbc575');
INSERT INTO "facts" VALUES('golden',3,'act 2','house_rules_changed',1,2,'{"house":{"arrival_in_dead_small_blind":"posts","button_rule":"dead","cap_lifted":"never","chip_race":"best_single_card","clock_countdown":8,"clock_seconds":7,"deal_least_left":4,"final_table":"by_tda","hand_for_hand_busts":"tie","hand_for_hand_minutes":3,"moving_double_post":"big_first","pot_counts_ante":"after_flop","pot_rounded_up_to":2,"pot_small_blind":"strict","preset":"tda_2024","raise_cap":1,"reopening_limit":"full","reopening_no_limit":"full","short_big_blind":"blind_first","silent_raise_under_half":"call","stud_ties":"high_card_by_suit","tolerance_after":6,"tolerance_late_registration":5}}','a169b7a09fe666c6c31209bdee1f186854c321a6143f8b1156116cc09a4b42c7');
INSERT INTO "facts" VALUES('golden',4,'act 3','tournament_renamed',1,3,'{"name":"1"}','f2b56b2d9d28f9a1fda13f86834f3241e808117e1298ee3833b57fe34e7c6761');
INSERT INTO "facts" VALUES('golden',5,'act 4','reentries_changed',1,4,'{"reentries":1}','569d88ff58077c89a86537dc022031b34f18168a21ab6204f1f9914f415a97ed');
INSERT INTO "facts" VALUES('golden',6,'act 5','entry_registered',1,5,'{"entry":1,"late":true,"number":3,"person":"2"}','5e19dafa69c2c810230644d9a315020109a9506a6e1babab0cfbc896ec7f31d2');
INSERT INTO "facts" VALUES('golden',7,'act 6','entry_unregistered',1,6,'{"entry":1,"seat":[2,3]}','f69eb590d418fd37e0629f1ebe5d2d3630369f0c8e953d312c812e5d5acd124a');
INSERT INTO "facts" VALUES('golden',8,'act 7','persons_merged',1,7,'{"elsewhere":true,"entries":[3],"gone":"2","kept":"1"}','efc9e032b1c116c870b0f471747c5cc4f9e74176133d5c00e26240fb0ba1dbb2');
INSERT INTO "facts" VALUES('golden',9,'act 8','person_erased',1,8,'{"entries":[2],"person":"1","texts":["3"]}','fdc1bfcd976234c031bf75736a600890817735219662536842359b892fc6d92f');
INSERT INTO "facts" VALUES('golden',10,'act 9','table_opened',1,9,'{"seats":2,"table":1}','47d8a37ae3da0f6ecfb461fb2bd2a123a657f76d21bafcd82bb04fe8379d5f18');
INSERT INTO "facts" VALUES('golden',11,'act 10','table_closed',1,10,'{"standing":[2],"table":1}','0d3276695bfc672063856bf766f7d8ebcaba74878fcf939942a5c6f9d6d12337');
INSERT INTO "facts" VALUES('golden',12,'act 11','table_locked',1,11,'{"locked":true,"table":1}','bf4d55d011175f3b43900fae85cd34391c582df5a9b4e3400b93a034c70e2231');
INSERT INTO "facts" VALUES('golden',13,'act 12','seat_locked',1,12,'{"locked":false,"seat":[1,2]}','321adfbc61dc764893f8d83a892eed5144ef2ef163a3b4ab0621213386f65e51');
INSERT INTO "facts" VALUES('golden',14,'act 13','entry_locked',1,13,'{"entry":1,"locked":true}','c5df604c053411059dc99c4b8e3b42e34e72767180bf316b00740252a9c7e886');
INSERT INTO "facts" VALUES('golden',15,'act 14','seats_drawn',1,14,'{"awaited":false,"barred":[[16,17]],"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"pairs":[[14,15]],"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','2b08bb9103dcc96a3782014f6b3525101beb5b08cc84b491221bbcd03effafb7');
INSERT INTO "facts" VALUES('golden',16,'act 15','entry_placed',1,15,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','fefb698f29b147723b8f0c9c5cfceba0eb851369aed757e6616ed10863180fb6');
INSERT INTO "facts" VALUES('golden',17,'act 16','seats_swapped',1,16,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','b5042670f46c54299e043afe5a347ba4b93ea6202a745c7bfbee835f77dfb4ee');
INSERT INTO "facts" VALUES('golden',18,'act 17','arrived',1,17,'{"entry":1,"seat":[2,3]}','e6e91f60b48b9132c446fcba0cab31cbc92e8efa61228cfce5b69357c5b42270');
INSERT INTO "facts" VALUES('golden',19,'act 18','seat_disputed',1,18,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','9180ddad004bc8dda91325a9369405805d1f85726fa397246a468c5fce5814bd');
INSERT INTO "facts" VALUES('golden',20,'act 19','busted',1,19,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"origin":[14,15],"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8,"together":false}','ad0d7fe2b32f54284c1ac5de7e2478a486693d75e99ff112299c5c67cf591d1c');
INSERT INTO "facts" VALUES('golden',21,'act 20','heads_counted',1,20,'{"counted":2,"missing":3,"table":1}','6fd312f12e4d3e248c942a069efdaba7e715d74889690afee493eeadb6c61f3c');
INSERT INTO "facts" VALUES('golden',22,'act 21','bust_corrected',1,21,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','59f7250eddce8621c8c2b167337a109457230735b51f3ef3147778e0fc50ad37');
INSERT INTO "facts" VALUES('golden',23,'act 22','bust_taken_back',1,22,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','05c75c9f1620540eab4e289e7f48deca0b3a73ff2cecc7e3c06c9e1ae467757c');
INSERT INTO "facts" VALUES('golden',24,'act 23','floor_checked',1,23,'{"entry":1}','e248e685af6cd0c719d655d8f3b9d2c93db5f8f9dad1029cc8e30e5f8d3a18e0');
INSERT INTO "facts" VALUES('golden',25,'act 24','position_given',1,24,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','f1fa50dacce81449cd7dff7e8c609ef4c40c82782953a47bca34d2d9824e18b5');
INSERT INTO "facts" VALUES('golden',26,'act 25','first_button_named',1,25,'{"seat":2,"table":1}','5d01729e5656a1d839c6e25b3bbd1d8ef71365718e00afc814c34d443389fd2d');
INSERT INTO "facts" VALUES('golden',27,'act 26','hand_set_by_hand',1,26,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','270b4be980bd2773a61c5aed6a335e51bb96d15e5cf811f7f9624a0f02f11cc2');
INSERT INTO "facts" VALUES('golden',28,'act 27','hand_stepped',1,27,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','bbf7cc91b0dd03be74b2f0cccca23edc3ab87cc2f63110ed3833f4083adc1fc7');
INSERT INTO "facts" VALUES('golden',29,'act 28','answer_given',1,28,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','95bde652485aae5f5727b5aad6c1de8b7175e75ce1336bae006d1f383bb9356a');
INSERT INTO "facts" VALUES('golden',30,'act 29','clock_set',1,29,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','ea6147f0fc77779a1f08557401d5d8b8c2ac1e55a25fa1bacd94195d52b7cda7');
INSERT INTO "facts" VALUES('golden',31,'act 30','sheet_printed',1,30,'{"ruling":2,"sheet":"levels","table":1}','20f6a1988bf217275bad196d2bf4c3a0abb2cfd73ae73038be6e697dc977963f');
INSERT INTO "facts" VALUES('golden',32,'act 31','noted',1,31,'{"entry":3,"table":2,"text":"1"}','db9277dbac8ec929f71cd7ed1acdc1af07fc7c52323ec5c1991393709a4aafed');
INSERT INTO "facts" VALUES('golden',33,'act 32','message_set',1,32,'{"text":"1"}','ed31f381a109839d336377f798f9497e1d14e3632e9a254c8be40bd733eaf7ca');
INSERT INTO "facts" VALUES('golden',34,'act 33','ruled',1,33,'{"button":41,"corrects":31,"day":12,"decided":true,"figures":{"marks":[[35,"36",false]],"put_in":[32,"33",true],"zones":[[38,"39",true]]},"happened_ms":30,"joint_hand":42,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','01d4fdaef4a73b52afbd89c0589286de9b52c4d563e6fdee19d96542e4ad32d2');
INSERT INTO "facts" VALUES('golden',35,'act 34','ruling_decided',1,34,'{"figures":{"marks":[[18,"19",true]],"put_in":[15,"16",false],"zones":[[21,"22",false]]},"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','14dc77c7db95ac41edbda128fbc08f9960936b4bbbc1a50753c3d3e2d72f7369');
INSERT INTO "facts" VALUES('golden',36,'act 35','ruling_appealed',1,35,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','31abffcd49359d0a732be64319f964a072ac1ad42e372f220ec5c578c7cb63b8');
INSERT INTO "facts" VALUES('golden',37,'act 36','appeal_decided',1,36,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','57ab76322ace4e96fe6127f20a001e276150cc6927eb2d0083e6ddf87ea9cd1e');
INSERT INTO "facts" VALUES('golden',38,'act 37','penalty_given',1,37,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','99db00364875accb8109506d143c45d96640b8ad36460c0a4d8f3e4153cb5a6c');
INSERT INTO "facts" VALUES('golden',39,'act 38','penalty_counted',1,38,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','b47853bae7c7df2358202c31159008e8b1b69f7b6bb8ed6f5485e6d73e3a1308');
INSERT INTO "facts" VALUES('golden',40,'act 39','penalty_ended',1,39,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','d0c679904c4690f0f3dc565519fa0c4541e8b4eb062e647dbf0fd5b1f0ed5b68');
INSERT INTO "facts" VALUES('golden',41,'act 40','prices_set',1,40,'{"prices":{"added":14,"bounty":"fixed","bounty_unit":16,"currency":["1","2",3,true],"entry":{"bounty":8,"fee":6,"prize":5,"staff":7},"guarantee":15,"held_back":13,"own_bounty":"his","reentry":{"bounty":12,"fee":10,"prize":9,"staff":11}}}','dea3b572518107f3b49805044d7b9c6f289edfd088624e2af737f9b754a7dd79');
INSERT INTO "facts" VALUES('golden',42,'act 41','terms_set',1,41,'{"terms":{"add_on":{"begins":[17,true],"chips":15,"ends":[19,true],"most":16,"price":{"bounty":14,"fee":12,"prize":11,"staff":13}},"closes_ms":21,"rebuy":{"begins":[7,true],"chips":5,"ends":[9,true],"most":6,"price":{"bounty":4,"fee":2,"prize":1,"staff":3}}}}','d1b1d071f0ad0c628f451050e431abd90ab3e2b562306ed0dd13562ee422c718');
INSERT INTO "facts" VALUES('golden',43,'act 42','cashier_set',1,42,'{"cashier":"1"}','91a30debdc06633759329c2985ad37dbd44be2a3fd69bdc94f722fe3ddeca8d0');
INSERT INTO "facts" VALUES('golden',44,'act 43','receipt_given',1,43,'{"cashier":"11","chips":12,"currency":["7","8",9,true],"entry":2,"means":"cash","of":13,"price":{"bounty":6,"fee":4,"prize":3,"staff":5},"receipt":1,"sale":"buy_in"}','516accad052b614137e74bc3c26a62a3ff2963f82adaa4e8600c61305e2cfbd8');
INSERT INTO "facts" VALUES('golden',45,'act 44','receipt_voided',1,44,'{"entry":2,"reason":"3","receipt":1}','4fa04a3408fe77256bcc259adcb3da5eed73096911ef8c18b8e500e7108dd961');
INSERT INTO "facts" VALUES('golden',46,'act 45','no_show_marked',1,45,'{"entry":1,"seat":[2,3]}','79d75878928418afe71cb11f1debbea43eb917c446fcfc177607d4b9a0cd3843');
INSERT INTO "facts" VALUES('golden',47,'act 46','stack_pulled',1,46,'{"chips":4,"entry":1,"seat":[2,3]}','9c2f7e6de4970543664a4beffc3d896ec44a66e0854f95aa3ef2af87ba532530');
INSERT INTO "facts" VALUES('golden',48,'act 47','prizes_planned',1,47,'{"plan":{"bands":[[8,9,10,"11",12]],"first_share":3,"lowest":2,"percent":{"name":"4","rows":[[5,6,[7]]]},"rounding":{"rest":"first","unit":17,"way":"down"},"share_paid":1,"tickets":[[13,14,"15",16]],"way":"suggested"}}','ed9674149d589fc49a112431374b717590d6a31e1e92294fc720c19f12b04c01');
INSERT INTO "facts" VALUES('golden',49,'act 48','prizes_locked',1,48,'{"bands":[[1,2,3,"4",5]],"currency":["7","8",9,true],"pool":6}','5fbdc5eb7b3380e04b650f233bacff4eeb9c90ba05a0f1f9045c26ae64d1ebb5');
INSERT INTO "facts" VALUES('golden',50,'act 49','prizes_unlocked',1,49,'{"reason":"1"}','71a8353c8013c73dace04f2daa8363fa92b67380e65a45011e71109978ef9651');
INSERT INTO "facts" VALUES('golden',51,'act 50','prize_paid',1,50,'{"amount":2,"currency":["4","5",6,false],"entry":1,"tickets":["3"]}','fc877e312b75da2da72b9c196b6f91c578201e85c526e9effb5886f080b289d3');
INSERT INTO "facts" VALUES('golden',52,'act 51','payment_taken_back',1,51,'{"amount":2,"currency":["3","4",5,true],"entry":1}','a428e2439016bc9b300c191f2bfe1b8425eac984e196984945a4f5f02f1f052e');
INSERT INTO "facts" VALUES('golden',53,'act 52','deal_proposed',1,52,'{"left":6,"prizes":[3],"shares":[[4,5]],"stacks":[[1,2]],"unit":7,"way":"icm"}','6bd32df52d7c53e132b533d5a944dedb8f709580be3285578305e6eeb490edfb');
INSERT INTO "facts" VALUES('golden',54,'act 53','deal_signed',1,53,'{"entry":1,"signed":true}','ab74db57ba5cea9c8b8956ac15eaea9e3cdcefd0ca29250a9489fa3e9ede5bb9');
INSERT INTO "facts" VALUES('golden',55,'act 54','deal_made',1,54,'{"currency":["4","5",6,false],"left":3,"shares":[[1,2]]}','b944a1ea910580f47a62c6788f640ce0d9075a91e7c53c5680bf0171f1711c53');
INSERT INTO "facts" VALUES('golden',56,'act 55','deal_dropped',1,55,'{}','a8c4611d55c22aeec9152795db0eaa1b81554a723d06e647edea00c48bc00006');
INSERT INTO "facts" VALUES('golden',57,'act 56','knockout_named',1,56,'{"by":[2],"envelope":3,"out":1}','771b076483e71bd8c248a34d94d057fc300687fb2830aca33c075070b5166b31');
INSERT INTO "facts" VALUES('golden',58,'act 57','envelopes_set',1,57,'{"envelopes":[{"drawn":3,"number":2,"value":1}]}','8232cfaaa1662159f2d98a7debe219b58db6b16d361e3de97fb0d991efa03816');
INSERT INTO "facts" VALUES('golden',59,'act 58','plans_set',1,58,'{"settings":{"break_while_registering":true,"breaking_order":[1],"breaks_by":"highest_number","draws":"shortest_first","final_size":4,"final_table":5,"form":"ordinary","gives":"next_to_break","halt_at":6,"keep_apart":false,"milestone":8,"prize_seats":7,"redraw_at":[3],"round_stack":9,"round_stacks":"bring","sizes":[[10,11,"12"]]}}','1bf0fd8ff79684f9308abd2d1e8e499b9dc8a6897101fe2b4f9293379f4ccb0d');
INSERT INTO "facts" VALUES('golden',60,'act 59','move_ordered',1,59,'{"destination":3,"order":1,"source":2}','0caaa8b1dd1b51c4ea5b50ae7b8ec7bca24ed86ca4ee4b103b141bf41cf17866');
INSERT INTO "facts" VALUES('golden',61,'act 60','order_withdrawn',1,60,'{"destination":3,"order":1,"source":2}','59052d1ab3b25b1b4b2b4cefd509a937ce8ba0978912a95f515cd146b2742be1');
INSERT INTO "facts" VALUES('golden',62,'act 61','move_reckoned',1,61,'{"destination":[4,5],"destination_hand":[11,12,[13],[14],[15],"whole"],"entry":1,"orbit":17,"passed_over":[18],"sooner":16,"source":[2,3],"source_hand":[6,7,[8],[9],[10],"whole"]}','510a6677c0a34a9d7b5e5099c1d6aa20c35c8f53b67ec425e482831b77f707ac');
INSERT INTO "facts" VALUES('golden',63,'act 62','mover_drawn',1,62,'{"draw":1,"entries":[7],"entry":8,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"table":6}','bcbe5a8bbdf0370e6faf04203c3532fc682a733cc86b63a7031ad502817215da');
INSERT INTO "facts" VALUES('golden',64,'act 63','button_drawn',1,63,'{"draw":1,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"seat":8,"seats":[7],"table":6}','9bbc2a4ee218294793a77caf6c133bbde179183a34518421ba8e0d13081708c3');
INSERT INTO "facts" VALUES('golden',65,'act 64','byes_drawn',1,64,'{"byes":[7],"draw":1,"entries":[6],"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','383bc62f6d9c8a61b1228592bcbe2aebc092add4a1d85741f1470ec9d79f525c');
INSERT INTO "facts" VALUES('golden',66,'act 65','redrawn',1,65,'{"entries":[2],"occasion":"point","out_of_play":6,"players":1,"stacks":[[4,5]],"tables":[3]}','796e3db3feb3f1e7ca215f7ad3516e9a6e85b41ad7bf9ef3f36ee905d457d6b3');
INSERT INTO "facts" VALUES('golden',67,'act 66','suggestion_left',1,66,'{"players":2,"table":1,"what":"balance"}','08c36aa6ca1b033207f13e3da27bef53f97d9a89f14c595d1bb9410d98837b99');
INSERT INTO "facts" VALUES('golden',68,'act 67','table_halted',1,67,'{"halted":true,"table":1}','3f7f2f116dcbc8723d153aa9fe8ecff07180dc1ffe742b909a72fcb54994a9fc');
INSERT INTO "facts" VALUES('golden',69,'act 68','table_featured',1,68,'{"feature":true,"table":1}','1717aac3a1fc361d0d1b805c4bbd49afb2220f48fd841dd257c5c3770e6558f0');
INSERT INTO "facts" VALUES('golden',70,'act 69','tables_sized',1,69,'{"event":false,"seats":1,"tables":[2]}','4f719b946a10b73b3a81f5ea43de281f95daf7702eb657d5672fdbd9a42d8057');
INSERT INTO "facts" VALUES('golden',71,'act 70','seat_reserved',1,70,'{"entry":3,"seat":[1,2]}','18215c7bb84d1545ba8849cec5d3a8c321d3a2098364b697bacd3dbb9865c0ec');
INSERT INTO "facts" VALUES('golden',72,'act 71','seat_marked',1,71,'{"accessible":false,"seat":[1,2]}','b1d4e7a6510cd2755ba3cdb2284e83943f127c4ae9d7ec1610e9277979dfbe70');
INSERT INTO "facts" VALUES('golden',73,'act 72','access_needed',1,72,'{"entry":1,"needed":true}','7ed34afdc9ac82766d17a6d551c5f2878927480cb1d5f00ff8750e8ab0b740fb');
INSERT INTO "facts" VALUES('golden',74,'act 73','kept_apart',1,73,'{"apart":false,"one":1,"other":2}','625d9644ad277e9aaf5b0522a7f27963fb24d1b2088b8012650611cde7b52fad');
INSERT INTO "facts" VALUES('golden',75,'act 74','seat_won',1,74,'{"chips":4,"entry":1,"seat":[2,3]}','ca83146f84e4d6e33b7f35855c3c577b0d5f992009a9a5f24220727fa511eb90');
INSERT INTO "facts" VALUES('golden',76,'act 75','hand_for_hand_begun',1,75,'{"group":1,"stopped":true}','c9779a3ad3641e5499db71a6ac99dd06bba2955d41812ac97b50ce36774edbd6');
INSERT INTO "facts" VALUES('golden',77,'act 76','table_finished',1,76,'{"finished":false,"hand":2,"table":1}','53e66fb12ca21326550abbd462cbae4c2b9527e9f0474f0d195e31179df32797');
INSERT INTO "facts" VALUES('golden',78,'act 77','hand_closed',1,77,'{"following":4,"group":2,"hand":1,"minutes":3,"ranks":"tie"}','658ece9723e8badab04a1c7d160a463cbe374aa136726bcf1e295dabd7ce1c03');
INSERT INTO "facts" VALUES('golden',79,'act 78','hand_for_hand_ended',1,78,'{"hands":1}','ab098dcb4cb24aeb4713a136fe7a5942028c04e894a3f3a6bf276db4d592e5a6');
INSERT INTO "facts" VALUES('golden',80,'act 79','stack_given',1,79,'{"entry":1,"seat":[2,3],"stack":4}','3928da59d570ab6d6bbb13622bf7f203073f11299cde99bbbe87d6cc37ed7961');
INSERT INTO "facts" VALUES('golden',81,'act 80','card_drawn',1,80,'{"card":8,"draw":1,"high":7,"low":6,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','33d61bcd1be373847679a089d6e124256153450c4c67fd7408662790a779398d');
INSERT INTO "facts" VALUES('golden',82,'act 81','last_hands_called',1,81,'{"hands":1,"stopped":true}','faa26b8734764d49a673c9031ca6075628ddc1fb727f6c5310006a6c7e984d4b');
INSERT INTO "facts" VALUES('golden',83,'act 82','last_hands_ended',1,82,'{"hands":1}','df8ac18f4819184ffe0128b6d6848c8e9ecd5874ba89a66e4ef1c03288af2330');
INSERT INTO "facts" VALUES('golden',84,'act 83','flight_named',1,83,'{"flight":["1","2","best"]}','56a2c4f739926c5fefe84e6538fabb107bedccfeee76b04945d032b6e54771e1');
INSERT INTO "facts" VALUES('golden',85,'act 84','stack_bagged',1,84,'{"dealer":6,"entry":1,"number":"4","player":5,"seat":[2,3]}','8932d5900939c08e977e38015b3cfdf0671a2550cd8988f57d7d0977ac481275');
INSERT INTO "facts" VALUES('golden',86,'act 85','bags_opened',1,85,'{"entries":[1]}','28afd781ef87b69193b320e4bc85f7618080f864ed2a37c722cb6468d1fb1e2a');
INSERT INTO "facts" VALUES('golden',87,'act 86','bags_brought',1,86,'{"again":31,"bounties":38,"carried":[[6,"7",8,9,10,["11",[12,13],14,15],true,17]],"day":1,"entries":30,"extras":[[32,{"bounty":36,"fee":34,"prize":33,"staff":35}]],"forward":"best","gone":[["28",29]],"left":[["18",19,20,["21",[22,23],24,25],"rule"]],"origins":[["2","3",4,"5"]],"reach":[[39,40]],"registration_over":false,"same":[["26","27"]]}','3b1507b74210fbdc7558469d1c37cf89ae1cf162144c929e48c993b3c5db1783');
INSERT INTO "facts" VALUES('golden',88,'act 87','stacks_counted',1,87,'{"stacks":[[1,2]]}','4a94a59536aedd3bbc1b4e9985cd7de3ae03c1e9a062915238b3403aeb5fb369');
INSERT INTO "facts" VALUES('golden',89,'act 88','table_counted',1,88,'{"chips":2,"entries":[3],"table":1}','313b2d7faae4feb52678a5ff00fe41976b86928e0aee6f3f96771460b6620747');
INSERT INTO "facts" VALUES('golden',90,'act 89','chips_chosen',1,89,'{"chips":[[1,"white",2,3]]}','090e8ee182a023322bb73094de33e6a103cf7cd0440066404d927972f284e450');
INSERT INTO "facts" VALUES('golden',91,'act 90','field_counted',1,90,'{"add_ons":5,"again":2,"entries":1,"left":3,"rebuys":4}','cbab48c62f12f56cbab378f8524943d1ee5c54f979ce00bf02104c779d12e2e0');
INSERT INTO "facts" VALUES('golden',92,'act 91','field_changed',1,91,'{"add_ons":4,"again":2,"entries":1,"rebuys":3}','e8e4657edb001c9bfcc61a3415125b6c2d0e58ee8207a1a7fff1332a78e1de92');
INSERT INTO "facts" VALUES('golden',93,'act 92','players_out',1,92,'{"number":1}','38785deff80dc6cf376a74b129d90e1a689e4985aa63f8326a81ad446c696db3');
INSERT INTO "facts" VALUES('golden',94,'act 93','field_forgotten',1,93,'{}','21ef270fce2a6548c5a1367f2756bafc0fb4c91ac3a6570473bcae7a6845698f');
INSERT INTO "facts" VALUES('golden',95,'act 94','clock_called',1,94,'{"began":[8,9,"10"],"call":1,"countdown":7,"entry":5,"seat":[3,4],"seconds":6,"table":2}','04de181226f458e689181f70ac2eb2c379640e9f28ac06f3463d76b217e8cfe4');
INSERT INTO "facts" VALUES('golden',96,'act 95','call_ended',1,95,'{"call":1,"entry":5,"left":6,"result":"acted","seat":[3,4],"table":2}','5584bdb073a21fc5b43d9fa306d88b56979b040af97d32d700510b0ea832fa9b');
INSERT INTO "facts" VALUES('golden',97,'act 96','refusal_overridden',1,96,'{"code":"1","reason":"2"}','48a94f720a3c45c265511d51faf0df6bc344bfd34dfe1721849b22b328747f39');
INSERT INTO "facts" VALUES('golden',98,'act 97','undone',1,97,'{"undone":"1"}','60b55649101643aadd69f66c4244db4e7b92736b5d72d75036a9651fdef739bd');
INSERT INTO "facts" VALUES('golden',99,'act 98','redone',1,98,'{"redone":"1"}','55ba003eb4a5e774885a19a434847bb76029783d6ba9df42abb2a6e7709d56e2');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,99,98,'55ba003eb4a5e774885a19a434847bb76029783d6ba9df42abb2a6e7709d56e2');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
