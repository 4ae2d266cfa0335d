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
INSERT INTO "facts" VALUES('golden',8,'act 7','persons_merged',1,7,'{"entries":[3],"gone":"2","kept":"1"}','6c57336da24e39c43a16c756070f4f912e08d1cef8246b0d82811adc67c10606');
INSERT INTO "facts" VALUES('golden',9,'act 8','person_erased',1,8,'{"entries":[2],"person":"1","texts":["3"]}','edfd2d9944a6680a43026bfc0a0e17d4da5b35da155051a2ba00ac5ad94d267a');
INSERT INTO "facts" VALUES('golden',10,'act 9','table_opened',1,9,'{"seats":2,"table":1}','6fd12069d8914b70677318b32802a21fa9da4c5daa8b48f6b48067db54dde6e5');
INSERT INTO "facts" VALUES('golden',11,'act 10','table_closed',1,10,'{"standing":[2],"table":1}','3f1692b1f64bfe3e235bdf9f2319a1eb93117742e5f656cdb616b06368cf6e4a');
INSERT INTO "facts" VALUES('golden',12,'act 11','table_locked',1,11,'{"locked":true,"table":1}','8dfd46f81bec6291e0a4c28820b549b2001c5fe80ead7bf1e7061fe89a5544c2');
INSERT INTO "facts" VALUES('golden',13,'act 12','seat_locked',1,12,'{"locked":false,"seat":[1,2]}','5e5c8ea977865457398c2e40a8979cfca6914453f72d77110bf48df4d9ac0e35');
INSERT INTO "facts" VALUES('golden',14,'act 13','entry_locked',1,13,'{"entry":1,"locked":true}','a8f55330dcdccd7a354fb307fb71e167813f406769dac484e6f4f07da75e4ff9');
INSERT INTO "facts" VALUES('golden',15,'act 14','seats_drawn',1,14,'{"awaited":false,"barred":[[16,17]],"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"pairs":[[14,15]],"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','d387cab69d05e305084f6611d77d0ecf8a767f2cbbed6f358e0b51e3eab20f8c');
INSERT INTO "facts" VALUES('golden',16,'act 15','entry_placed',1,15,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','051872bbce71c530d04c6adda1c0e4ef398adbd76ae87d476fa96b20e7faaa60');
INSERT INTO "facts" VALUES('golden',17,'act 16','seats_swapped',1,16,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','98525207755dd9d42bf4df76e11791f789cf6e6aa9be5a2f25882f552b3289b1');
INSERT INTO "facts" VALUES('golden',18,'act 17','arrived',1,17,'{"entry":1,"seat":[2,3]}','a29f1a7848058781e5cfecbcbba75bb8399463583348ab42adfcf896d3b4f676');
INSERT INTO "facts" VALUES('golden',19,'act 18','seat_disputed',1,18,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','40f879257392c44da88ded539a875d7f4535bb7989ef2283adfb1915851d11b2');
INSERT INTO "facts" VALUES('golden',20,'act 19','busted',1,19,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"origin":[14,15],"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8,"together":false}','29dca8837daa8f48f1f28b4f78e838216c5b24d3ed5c9b37c27e1eda6b268944');
INSERT INTO "facts" VALUES('golden',21,'act 20','heads_counted',1,20,'{"counted":2,"missing":3,"table":1}','2238516cc819dbe9fa88b709f93c42bbb11ea72efa5483d5c843a1664167f628');
INSERT INTO "facts" VALUES('golden',22,'act 21','bust_corrected',1,21,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','f0fd3bdda1b24bcea522cf0ef15b64e617abe4e98f7910552f2194b5747925ab');
INSERT INTO "facts" VALUES('golden',23,'act 22','bust_taken_back',1,22,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','aa28f6577caa89f908b9babc6bd06ccd08ab92347ff859a65c3d35a0a4c34c10');
INSERT INTO "facts" VALUES('golden',24,'act 23','floor_checked',1,23,'{"entry":1}','3fee7be7ebcd90d2848cf30c2b03e80a834c2ee3fe116ff2811469d44b990944');
INSERT INTO "facts" VALUES('golden',25,'act 24','position_given',1,24,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','9eb845d9a091265c7a00b3f06508ef351e4cbee834d688b95c3973d9600643f6');
INSERT INTO "facts" VALUES('golden',26,'act 25','first_button_named',1,25,'{"seat":2,"table":1}','fab7136f12d1192ebd9432247d28e4b053e8ba044848ee685cbdefc89a85cdb5');
INSERT INTO "facts" VALUES('golden',27,'act 26','hand_set_by_hand',1,26,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','0981458deaa9c6826ec6a5761e3aebfdf0a41d8921453521824efc050e977b99');
INSERT INTO "facts" VALUES('golden',28,'act 27','hand_stepped',1,27,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','b9453954c9b06f8963cd5b0997befc4b68eebafe0f5aae5c5f805b997bf4de08');
INSERT INTO "facts" VALUES('golden',29,'act 28','answer_given',1,28,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','144c25dbce3de0e5d24d2f6ec266e790695eb1a104acaa2e2028a5f4986ab668');
INSERT INTO "facts" VALUES('golden',30,'act 29','clock_set',1,29,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','9b57f0f936c45fc68308be50341ad12e855586441db164fdc95bbd70e314b6d5');
INSERT INTO "facts" VALUES('golden',31,'act 30','sheet_printed',1,30,'{"ruling":2,"sheet":"levels","table":1}','5b72acd717c3a2eb7980d1425aacbe108a614c54bf0c9200f79a0278de954dec');
INSERT INTO "facts" VALUES('golden',32,'act 31','noted',1,31,'{"entry":3,"table":2,"text":"1"}','fac54396c45d8f6dc449d350d7c5580c157cb7f3bfbaf4121a040dcb9f4ecc64');
INSERT INTO "facts" VALUES('golden',33,'act 32','message_set',1,32,'{"text":"1"}','80fd564ecdd8aeae170017ccdc94b9223949afc5b4489da7bbb61040940c97e3');
INSERT INTO "facts" VALUES('golden',34,'act 33','ruled',1,33,'{"button":41,"corrects":31,"day":12,"decided":true,"figures":{"marks":[[35,"36",false]],"put_in":[32,"33",true],"zones":[[38,"39",true]]},"happened_ms":30,"joint_hand":42,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','e273e355c81b941e57e3983c71db979e05947809b67acb5046089ea09fd38117');
INSERT INTO "facts" VALUES('golden',35,'act 34','ruling_decided',1,34,'{"figures":{"marks":[[18,"19",true]],"put_in":[15,"16",false],"zones":[[21,"22",false]]},"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','9c1dbed1777b3fe4c9a2239fd4fcc05e08531d8fd91f740c39415f0efcf93e7c');
INSERT INTO "facts" VALUES('golden',36,'act 35','ruling_appealed',1,35,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','68ddbeda8b728601a609999633caee090bdcc5ca3164087155f7faa7c95afc94');
INSERT INTO "facts" VALUES('golden',37,'act 36','appeal_decided',1,36,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','8fd4e07972ccdeaf2d4da057140f202c58ab663a3247427546f417a7b95dcaab');
INSERT INTO "facts" VALUES('golden',38,'act 37','penalty_given',1,37,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','782b3b5d41f45bafea6d8ea81bf13441ed3dbfc12fd09272d253403ac330ef80');
INSERT INTO "facts" VALUES('golden',39,'act 38','penalty_counted',1,38,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','e92629288de4bc846f94a42b5debe74a26fdbec9c19e23de831f1e2518bb1a6c');
INSERT INTO "facts" VALUES('golden',40,'act 39','penalty_ended',1,39,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','1468f06d60045ec2717e31b00b9fd6484b81cc4830041c8d70e041faae38e5ea');
INSERT INTO "facts" VALUES('golden',41,'act 40','prices_set',1,40,'{"prices":{"added":14,"bounty":"fixed","bounty_unit":16,"currency":["1","2",3,true],"entry":{"bounty":8,"fee":6,"prize":5,"staff":7},"guarantee":15,"held_back":13,"own_bounty":"his","reentry":{"bounty":12,"fee":10,"prize":9,"staff":11}}}','0d378f796d58560781c0501606859050175968870750a90cd542f64de9734521');
INSERT INTO "facts" VALUES('golden',42,'act 41','terms_set',1,41,'{"terms":{"add_on":{"begins":[17,true],"chips":15,"ends":[19,true],"most":16,"price":{"bounty":14,"fee":12,"prize":11,"staff":13}},"closes_ms":21,"rebuy":{"begins":[7,true],"chips":5,"ends":[9,true],"most":6,"price":{"bounty":4,"fee":2,"prize":1,"staff":3}}}}','47be483127d909fbeb98674b5587d596c1c28b9e7a14e77d7a0c66d38a25b0ae');
INSERT INTO "facts" VALUES('golden',43,'act 42','cashier_set',1,42,'{"cashier":"1"}','a28ab1c178c05dadb6313586c7e705e23aa0b8b6d984f3fad668d087f57b4695');
INSERT INTO "facts" VALUES('golden',44,'act 43','receipt_given',1,43,'{"cashier":"11","chips":12,"currency":["7","8",9,true],"entry":2,"means":"cash","of":13,"price":{"bounty":6,"fee":4,"prize":3,"staff":5},"receipt":1,"sale":"buy_in"}','81b09d0a3f28cf85ed921c35161d3afe9115a8d8dfb76776a92d98b7ce93cb25');
INSERT INTO "facts" VALUES('golden',45,'act 44','receipt_voided',1,44,'{"entry":2,"reason":"3","receipt":1}','fc1c73be3924f613d7619f549ac9a005670fd520fb75da5b1e0533cf4ddc24e0');
INSERT INTO "facts" VALUES('golden',46,'act 45','no_show_marked',1,45,'{"entry":1,"seat":[2,3]}','e44fdd6ac16548604a13bfb68ea85e2d111d758b83d2900ff959c9d2eb85be97');
INSERT INTO "facts" VALUES('golden',47,'act 46','stack_pulled',1,46,'{"chips":4,"entry":1,"seat":[2,3]}','a9f9bd31726f8663619c5d735125b3329d5287d0950af28b40703d31fa3d9a23');
INSERT INTO "facts" VALUES('golden',48,'act 47','prizes_planned',1,47,'{"plan":{"bands":[[8,9,10,"11",12]],"first_share":3,"lowest":2,"percent":{"name":"4","rows":[[5,6,[7]]]},"rounding":{"rest":"first","unit":17,"way":"down"},"share_paid":1,"tickets":[[13,14,"15",16]],"way":"suggested"}}','fcd62767804e94a758f631c55657f993a0c3cc5c679674c25ddc4727b831754e');
INSERT INTO "facts" VALUES('golden',49,'act 48','prizes_locked',1,48,'{"bands":[[1,2,3,"4",5]],"currency":["7","8",9,true],"pool":6}','cd40d661009462e737395710419250875b447c7f8a6ba0825e4fa4e4e9cbf6ba');
INSERT INTO "facts" VALUES('golden',50,'act 49','prizes_unlocked',1,49,'{"reason":"1"}','65e98637c361f2a23c2ad42b23d03146628558c3aece4b30f421cf42f5ba8303');
INSERT INTO "facts" VALUES('golden',51,'act 50','prize_paid',1,50,'{"amount":2,"currency":["4","5",6,false],"entry":1,"tickets":["3"]}','43c91be5d05572509388cd4195630c365ae0e7ed8d954f4fd193ceef3807572d');
INSERT INTO "facts" VALUES('golden',52,'act 51','payment_taken_back',1,51,'{"amount":2,"currency":["3","4",5,true],"entry":1}','8683537a5d9e4f1e1780122ce14227e7474bf36398d2e3e53773395a7b8a6184');
INSERT INTO "facts" VALUES('golden',53,'act 52','deal_proposed',1,52,'{"left":6,"prizes":[3],"shares":[[4,5]],"stacks":[[1,2]],"unit":7,"way":"icm"}','3737567beb6dc476cdb9a5fd85308379c533f228dffc3cae71bda1a92b31730d');
INSERT INTO "facts" VALUES('golden',54,'act 53','deal_signed',1,53,'{"entry":1,"signed":true}','8245877aab664443b7a3296023f170745805acfffbff7762aedc387fbebe5fad');
INSERT INTO "facts" VALUES('golden',55,'act 54','deal_made',1,54,'{"currency":["4","5",6,false],"left":3,"shares":[[1,2]]}','ce3c26c03244caf0b9fdb183c8f5d13034348a5764021075ed1b89f3002ef12b');
INSERT INTO "facts" VALUES('golden',56,'act 55','deal_dropped',1,55,'{}','8c691e2ee56690d7e7328229d39c57c6ba4145c6f62fe114c690afd2eee649a4');
INSERT INTO "facts" VALUES('golden',57,'act 56','knockout_named',1,56,'{"by":[2],"envelope":3,"out":1}','13f8c0060069f66a31e9c85aa48f10db7b5564ffa6483032c27c59436fbda39e');
INSERT INTO "facts" VALUES('golden',58,'act 57','envelopes_set',1,57,'{"envelopes":[{"drawn":3,"number":2,"value":1}]}','e6af0ae9760470376d0781fdca3bcad777e9d528aa6be0a34f9975c8194281f5');
INSERT INTO "facts" VALUES('golden',59,'act 58','plans_set',1,58,'{"settings":{"break_while_registering":true,"breaking_order":[1],"breaks_by":"highest_number","draws":"shortest_first","final_size":4,"final_table":5,"form":"ordinary","gives":"next_to_break","halt_at":6,"keep_apart":true,"milestone":8,"prize_seats":7,"redraw_at":[3],"sizes":[[9,10,"11"]]}}','fad9530b1f2e1a3b881aad5142c25a01a2db3c42e58cd8397298c2b9dbe6b674');
INSERT INTO "facts" VALUES('golden',60,'act 59','move_ordered',1,59,'{"destination":3,"order":1,"source":2}','8c8fac991e6774f7e335527fa3338d47db511f78ae10b674c5ffa3095a6cca0d');
INSERT INTO "facts" VALUES('golden',61,'act 60','order_withdrawn',1,60,'{"destination":3,"order":1,"source":2}','55f94a4b776e28bd4a1385c83cb8eda349237c7c38745da102fc047a38de88f4');
INSERT INTO "facts" VALUES('golden',62,'act 61','move_reckoned',1,61,'{"destination":[4,5],"destination_hand":[11,12,[13],[14],[15],"whole"],"entry":1,"orbit":17,"passed_over":[18],"sooner":16,"source":[2,3],"source_hand":[6,7,[8],[9],[10],"whole"]}','517e801382688ae7fceef418fe5ccc325a62727ceb129b738a0c309bc98783ee');
INSERT INTO "facts" VALUES('golden',63,'act 62','mover_drawn',1,62,'{"draw":1,"entries":[7],"entry":8,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"table":6}','0cfd9534bc735ddb48922fcc4b6cb8661b2cee84cf3e5621a472b5d1bd7ee55c');
INSERT INTO "facts" VALUES('golden',64,'act 63','button_drawn',1,63,'{"draw":1,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"seat":8,"seats":[7],"table":6}','b5fa298c29a3f307a717db50f951832832d7bc5b7fa071dff54de958f04950c3');
INSERT INTO "facts" VALUES('golden',65,'act 64','byes_drawn',1,64,'{"byes":[7],"draw":1,"entries":[6],"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','ef379cde5d17bf505a20d125ccf4a7678f2bbf8c16413d90cb42bfbe6f32da6d');
INSERT INTO "facts" VALUES('golden',66,'act 65','redrawn',1,65,'{"entries":[2],"occasion":"point","players":1,"tables":[3]}','2768b10ab1754fbb8ec6094ce519ea5e34b5f56dde66142bf6649eb0f5b5d736');
INSERT INTO "facts" VALUES('golden',67,'act 66','suggestion_left',1,66,'{"players":2,"table":1,"what":"balance"}','ffec3f4704100c02edfe11c623cb4bad2176995b7bc8ef29a14cd2049efaa1dc');
INSERT INTO "facts" VALUES('golden',68,'act 67','table_halted',1,67,'{"halted":true,"table":1}','fbba7bdf8e2839bc9aaaeb3da9fdc5315252f9a2295b289c39da0c4ba2c081af');
INSERT INTO "facts" VALUES('golden',69,'act 68','table_featured',1,68,'{"feature":true,"table":1}','58b978f23040962502f0f5f0d65dfb206fe6f7bdd2301071567b995d20099766');
INSERT INTO "facts" VALUES('golden',70,'act 69','tables_sized',1,69,'{"event":false,"seats":1,"tables":[2]}','a9868c5318a2e0b39c0ef8467eeb80e9243f489e48c4600a9657e5e21c3a71d1');
INSERT INTO "facts" VALUES('golden',71,'act 70','seat_reserved',1,70,'{"entry":3,"seat":[1,2]}','61d2d20cc32822fb249e04bb4e8b1478714dfd62031d2e07f2f8d6322d25249a');
INSERT INTO "facts" VALUES('golden',72,'act 71','seat_marked',1,71,'{"accessible":false,"seat":[1,2]}','155e89877c136f2b5de7795a1682174fada80d8871bf7d215d1863eec2580a81');
INSERT INTO "facts" VALUES('golden',73,'act 72','access_needed',1,72,'{"entry":1,"needed":true}','c6a03aaa0062f9be7f3200819be83dacd9e703e7586dfe3676c793adc07d3cea');
INSERT INTO "facts" VALUES('golden',74,'act 73','kept_apart',1,73,'{"apart":false,"one":1,"other":2}','cd77931dfd2c62b38e3b5458d2f78bfa70ca88582bfe56eb358340fe148f0d3e');
INSERT INTO "facts" VALUES('golden',75,'act 74','seat_won',1,74,'{"chips":4,"entry":1,"seat":[2,3]}','f808ccea682560674a60a802cc2a531f46b376092cf54973a0ec512c99791f7e');
INSERT INTO "facts" VALUES('golden',76,'act 75','hand_for_hand_begun',1,75,'{"group":1,"stopped":true}','00a427abe8c6e276ee9870c0edb14bed8d39e0d4de2d445bd4b6e13fd90bc2f7');
INSERT INTO "facts" VALUES('golden',77,'act 76','table_finished',1,76,'{"finished":false,"hand":2,"table":1}','2a52db1dd0d12e32e2559f3cc506c178b575207ac732ff9fa414f609f7f561d9');
INSERT INTO "facts" VALUES('golden',78,'act 77','hand_closed',1,77,'{"following":4,"group":2,"hand":1,"minutes":3,"ranks":"tie"}','e3a3e550418f153d426202c1ba804618195a80b2205ef4496f34916799a3a769');
INSERT INTO "facts" VALUES('golden',79,'act 78','hand_for_hand_ended',1,78,'{"hands":1}','6b53fcf888637d431795e2e1958b25a5a8a502baf9a4aa90277f6906f1fb197c');
INSERT INTO "facts" VALUES('golden',80,'act 79','stack_given',1,79,'{"entry":1,"seat":[2,3],"stack":4}','439360df2927dfc278f1a66cccf74bbdc6a5c5e45ac6bce1704b72a1a2710090');
INSERT INTO "facts" VALUES('golden',81,'act 80','card_drawn',1,80,'{"card":8,"draw":1,"high":7,"low":6,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','08df115673a24f49b45135f37562fa5e2d6338301f19bfeacc7352283cda5915');
INSERT INTO "facts" VALUES('golden',82,'act 81','last_hands_called',1,81,'{"hands":1,"stopped":true}','0f47604a5808cc0ccb04a974799d0c1f73b82513b542c9a133141d27c8611ce5');
INSERT INTO "facts" VALUES('golden',83,'act 82','last_hands_ended',1,82,'{"hands":1}','ecfdfbe962633f18bd8cddcc3545811416460941cc335905186c907d6ce8ccb1');
INSERT INTO "facts" VALUES('golden',84,'act 83','flight_named',1,83,'{"flight":["1","2","best"]}','a2b5ebb0683ac6f08e40d1f8b79711350bfb42daf86f9bd4ed78ed517bb7a3fe');
INSERT INTO "facts" VALUES('golden',85,'act 84','stack_bagged',1,84,'{"dealer":6,"entry":1,"number":"4","player":5,"seat":[2,3]}','b63a614bf2d02686efca590bc5487a6bb5b1cd91a64740d7798756b6201e1f03');
INSERT INTO "facts" VALUES('golden',86,'act 85','bags_opened',1,85,'{"entries":[1]}','7ee18015f7cedc4d09dd50beae9388cbf4334970782b5da78928def5631844d2');
INSERT INTO "facts" VALUES('golden',87,'act 86','bags_brought',1,86,'{"again":30,"carried":[[6,"7",8,9,10,["11",[12,13],14,15],true]],"day":1,"entries":29,"extras":[[31,{"bounty":35,"fee":33,"prize":32,"staff":34}]],"forward":"best","gone":[["27",28]],"left":[["17",18,19,["20",[21,22],23,24],"rule"]],"origins":[["2","3",4,"5"]],"registration_over":true,"same":[["25","26"]]}','83c02650fb39db8592df305e2c01fe33cfe9353427d0f44cb3ac67ddb3996851');
INSERT INTO "facts" VALUES('golden',88,'act 87','stacks_counted',1,87,'{"stacks":[[1,2]]}','b5f78d8a5c1e34a76da0c41ba27b5fa413bf8695eeb9029a261a4d3f05795fef');
INSERT INTO "facts" VALUES('golden',89,'act 88','table_counted',1,88,'{"chips":2,"entries":[3],"table":1}','85876ffa6c504f9d3539b28e07979c098cc3715d149774669574966243ed98d7');
INSERT INTO "facts" VALUES('golden',90,'act 89','chips_chosen',1,89,'{"chips":[[1,"white",2,3]]}','c06302caad06fe506e63ace0224e236a0a39396d20c19db8887314cf66073fb1');
INSERT INTO "facts" VALUES('golden',91,'act 90','clock_called',1,90,'{"began":[8,9,"10"],"call":1,"countdown":7,"entry":5,"seat":[3,4],"seconds":6,"table":2}','083d56f09f79c85dde082b0357af895bc18c7e012acc46122748e7ca14ed35f6');
INSERT INTO "facts" VALUES('golden',92,'act 91','call_ended',1,91,'{"call":1,"entry":5,"left":6,"result":"acted","seat":[3,4],"table":2}','2e39814a0a7d570085f290018aa0ca56030b9aff2de9b93ea1e4520f140ec2e5');
INSERT INTO "facts" VALUES('golden',93,'act 92','refusal_overridden',1,92,'{"code":"1","reason":"2"}','864daff3eb4af6caa13e06ebeb64fb26be1ac9cca66bda63d26d9410c40a6e4f');
INSERT INTO "facts" VALUES('golden',94,'act 93','undone',1,93,'{"undone":"1"}','403d9e77c0e45b7a41d7e73d475727252f4f76b56c6c859d2ac05181fb2af83c');
INSERT INTO "facts" VALUES('golden',95,'act 94','redone',1,94,'{"redone":"1"}','c13dc15ab11ab46f1473f47701570a2f4ecefab245764eeb598c20b3319c1a78');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,95,94,'c13dc15ab11ab46f1473f47701570a2f4ecefab245764eeb598c20b3319c1a78');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
