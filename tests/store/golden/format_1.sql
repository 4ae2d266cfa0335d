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
INSERT INTO "facts" VALUES('golden',8,'act 7','persons_merged',1,7,'{"entries":[3],"gone":"2","kept":"1"}','725c8257d0a37e236e174d16289aaba777c2a2d91d1cea0187300cf2a071e358');
INSERT INTO "facts" VALUES('golden',9,'act 8','person_erased',1,8,'{"entries":[2],"person":"1","texts":["3"]}','2b4bf8faf42311a82699852cb1fc719f74617db8539d769eb854b4979046a5e0');
INSERT INTO "facts" VALUES('golden',10,'act 9','table_opened',1,9,'{"seats":2,"table":1}','50d827a0053410ef5eb0eb951ca6b1602a1d76e936797fcddef7ce17ce762faa');
INSERT INTO "facts" VALUES('golden',11,'act 10','table_closed',1,10,'{"standing":[2],"table":1}','4546f53407a5fb7ef7d7ee314c759407885f5c501168200f8c94ea337c213d08');
INSERT INTO "facts" VALUES('golden',12,'act 11','table_locked',1,11,'{"locked":true,"table":1}','8a1beea2e47bb3324308e533d3d60416f579b13d096869b1283b6bce4a146c09');
INSERT INTO "facts" VALUES('golden',13,'act 12','seat_locked',1,12,'{"locked":false,"seat":[1,2]}','70364b586a8698a20d994cd2507b9ac730d7de40f3c5a8d43c23000acf48df6f');
INSERT INTO "facts" VALUES('golden',14,'act 13','entry_locked',1,13,'{"entry":1,"locked":true}','1ed1d36d08cd3705eb8b6cc4ef64bc903664813fc781762292fe4922a7b477c5');
INSERT INTO "facts" VALUES('golden',15,'act 14','seats_drawn',1,14,'{"awaited":false,"barred":[[16,17]],"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"pairs":[[14,15]],"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','e033ceeba2e792a9c30c7d43134c60225d67e9f3244b70bd4a05ebc147bb91e3');
INSERT INTO "facts" VALUES('golden',16,'act 15','entry_placed',1,15,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','5b837c46a2268c6f6458d43423ade3a01cfb8d7319f11434a45cd24af5fafa0b');
INSERT INTO "facts" VALUES('golden',17,'act 16','seats_swapped',1,16,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','56e0722afb501c2f8f2dd1433382dc5cb8692f8315d59547d9f773df85910b7f');
INSERT INTO "facts" VALUES('golden',18,'act 17','arrived',1,17,'{"entry":1,"seat":[2,3]}','330601d5817de7fc40bfdf890e2fc194fae85e7488268fde541673b7139f7f33');
INSERT INTO "facts" VALUES('golden',19,'act 18','seat_disputed',1,18,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','5471afbcbaef09ca3587c30fa0a684baf0a0c7cc781799c0175a19349f8c8b37');
INSERT INTO "facts" VALUES('golden',20,'act 19','busted',1,19,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"origin":[14,15],"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8,"together":false}','72a93738a956017a6a91528b814f1777bd7247cbea15581f00ca15a98c05f08a');
INSERT INTO "facts" VALUES('golden',21,'act 20','heads_counted',1,20,'{"counted":2,"missing":3,"table":1}','d20d1f23f50b66c2a0694ac8883b20d0b7a88c2544552f60e64fc9f6f8737859');
INSERT INTO "facts" VALUES('golden',22,'act 21','bust_corrected',1,21,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','6189b5c4da0a69a249838df843e82c400ddb1b0b692e2a91bf795f39fa0e5870');
INSERT INTO "facts" VALUES('golden',23,'act 22','bust_taken_back',1,22,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','5153c12321117aeed04c1de89f48522587365275fcd6f8f830cf64eff68d3129');
INSERT INTO "facts" VALUES('golden',24,'act 23','floor_checked',1,23,'{"entry":1}','53dff115ef9965e8f69da23a5959d17466c2f7b4bbd9ecebc11bdea84b67c59a');
INSERT INTO "facts" VALUES('golden',25,'act 24','position_given',1,24,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','7527eb0ac754f3aef503347e87ff0b524734204174cbecf0dc918c56463da542');
INSERT INTO "facts" VALUES('golden',26,'act 25','first_button_named',1,25,'{"seat":2,"table":1}','2dc4e269e8b7349f9f325447513f79d0e77b428fb9f0c01141f5c004e451f8a7');
INSERT INTO "facts" VALUES('golden',27,'act 26','hand_set_by_hand',1,26,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','28743989261db32cac67638e48bc8550f2e6a117a12af7512a0d096fd72a4d3e');
INSERT INTO "facts" VALUES('golden',28,'act 27','hand_stepped',1,27,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','44596dba3d25a946114bdbf94b009651b2bf7ebc41c92b67bce9f3769bcc2bb7');
INSERT INTO "facts" VALUES('golden',29,'act 28','answer_given',1,28,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','18c9b27f620cf5c22365cc7df56cee2414563021000dcfcedb7195abc1734d3d');
INSERT INTO "facts" VALUES('golden',30,'act 29','clock_set',1,29,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','4a88cde32a11288cdc1cb541c44c5e359b32ec5f412402032564dc0b6a25d1f3');
INSERT INTO "facts" VALUES('golden',31,'act 30','sheet_printed',1,30,'{"ruling":2,"sheet":"levels","table":1}','6bc00170539c8a6ee169ba6bf26bf745ed9d09b554bc859997751eb0b617e4ee');
INSERT INTO "facts" VALUES('golden',32,'act 31','noted',1,31,'{"entry":3,"table":2,"text":"1"}','9a31bdeca37532e0a5f1c826396fc70be6be9151a55a2d1098913e925e61aa9c');
INSERT INTO "facts" VALUES('golden',33,'act 32','message_set',1,32,'{"text":"1"}','4c61dafe011a4c5af5f29ccfcf56cd33110e9714642c2b5bfc2fe5327381e704');
INSERT INTO "facts" VALUES('golden',34,'act 33','ruled',1,33,'{"button":41,"corrects":31,"day":12,"decided":true,"figures":{"marks":[[35,"36",false]],"put_in":[32,"33",true],"zones":[[38,"39",true]]},"happened_ms":30,"joint_hand":42,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','de8158abf678031357412fc3469da5d46774c3c47b564585d466b44da9e629b3');
INSERT INTO "facts" VALUES('golden',35,'act 34','ruling_decided',1,34,'{"figures":{"marks":[[18,"19",true]],"put_in":[15,"16",false],"zones":[[21,"22",false]]},"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','7c18516aaba9ba432faf3994104cfb9660a7d34431e2723325f4bb01b681ab7d');
INSERT INTO "facts" VALUES('golden',36,'act 35','ruling_appealed',1,35,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','eeac62f8536513196afd2699a75d76177d2ace499df38590346b6e6deab76e7e');
INSERT INTO "facts" VALUES('golden',37,'act 36','appeal_decided',1,36,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','aa0137a9eabbe188216a9220a81801c0885dcba865bcf6bde8d4e0b42439c0dd');
INSERT INTO "facts" VALUES('golden',38,'act 37','penalty_given',1,37,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','d3cfe85686fb516d8fcc2aef13b13bf99b1eeac09a381f485fe8b501e0a35b26');
INSERT INTO "facts" VALUES('golden',39,'act 38','penalty_counted',1,38,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','2050ecd22ddfb1fdd01a7937995eba94073d0d826012fb95d0afa5ed1889264c');
INSERT INTO "facts" VALUES('golden',40,'act 39','penalty_ended',1,39,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','9a7bf2ef6e8886b54aaa714c3d118448967fb3dc27ae9416d5cc0b0ee1d5b8a3');
INSERT INTO "facts" VALUES('golden',41,'act 40','prices_set',1,40,'{"prices":{"added":14,"bounty":"fixed","bounty_unit":16,"currency":["1","2",3,true],"entry":{"bounty":8,"fee":6,"prize":5,"staff":7},"guarantee":15,"held_back":13,"own_bounty":"his","reentry":{"bounty":12,"fee":10,"prize":9,"staff":11}}}','80eabdca294901c1e513ba53e0b9cc6de7addc2a15dd6c870c0f0fbe1955c884');
INSERT INTO "facts" VALUES('golden',42,'act 41','terms_set',1,41,'{"terms":{"add_on":{"begins":[17,true],"chips":15,"ends":[19,true],"most":16,"price":{"bounty":14,"fee":12,"prize":11,"staff":13}},"closes_ms":21,"rebuy":{"begins":[7,true],"chips":5,"ends":[9,true],"most":6,"price":{"bounty":4,"fee":2,"prize":1,"staff":3}}}}','d50b1c4da69c331a6be5aabcfc83f4248cb39374442f13f94cd141d9e8ddc652');
INSERT INTO "facts" VALUES('golden',43,'act 42','cashier_set',1,42,'{"cashier":"1"}','f386c047ccd1caaa6cfe54a8e3cd82a8481ca2e3811fd44ad0ec09034e061e3e');
INSERT INTO "facts" VALUES('golden',44,'act 43','receipt_given',1,43,'{"cashier":"11","chips":12,"currency":["7","8",9,true],"entry":2,"means":"cash","of":13,"price":{"bounty":6,"fee":4,"prize":3,"staff":5},"receipt":1,"sale":"buy_in"}','07762c0d825d1f886be17b444518efbc3e19dfe4a85fd42a2b4d67e090aef554');
INSERT INTO "facts" VALUES('golden',45,'act 44','receipt_voided',1,44,'{"entry":2,"reason":"3","receipt":1}','1fe25f286020c2de8a215bf6fe7fffb5470066340f1294f08991d56842d429bd');
INSERT INTO "facts" VALUES('golden',46,'act 45','no_show_marked',1,45,'{"entry":1,"seat":[2,3]}','bd46cf99338340c96f6232a562a83147f1c577810017454ffc1f2beec0ae0341');
INSERT INTO "facts" VALUES('golden',47,'act 46','stack_pulled',1,46,'{"chips":4,"entry":1,"seat":[2,3]}','3983804d3e8acba9ff25ffc9a370ace7a77393cd79d6f500ee430f90c12a74b1');
INSERT INTO "facts" VALUES('golden',48,'act 47','prizes_planned',1,47,'{"plan":{"bands":[[8,9,10,"11",12]],"first_share":3,"lowest":2,"percent":{"name":"4","rows":[[5,6,[7]]]},"rounding":{"rest":"first","unit":17,"way":"down"},"share_paid":1,"tickets":[[13,14,"15",16]],"way":"suggested"}}','2d06af4eb07fa75df594140986b74d79b068fc82df50e22d52a07f867fd783a6');
INSERT INTO "facts" VALUES('golden',49,'act 48','prizes_locked',1,48,'{"bands":[[1,2,3,"4",5]],"currency":["7","8",9,true],"pool":6}','8ab81b2a396859f467f4f7cf04d97d1441dbd987644f3da707b9e75b3b4c0c0d');
INSERT INTO "facts" VALUES('golden',50,'act 49','prizes_unlocked',1,49,'{"reason":"1"}','84ebe0d0c6b78556f68b0ddae0b1715848c16a220048eccd38642d2a05f39732');
INSERT INTO "facts" VALUES('golden',51,'act 50','prize_paid',1,50,'{"amount":2,"currency":["4","5",6,false],"entry":1,"tickets":["3"]}','a88d71f20a1fd68f685a15bd05797132a0bb17e7a110a9df8a34bd811ec01c0d');
INSERT INTO "facts" VALUES('golden',52,'act 51','payment_taken_back',1,51,'{"amount":2,"currency":["3","4",5,true],"entry":1}','011a825329f5fe1bb4eeb7750aa551d30c732ade9e55a0a66473e6536f04141b');
INSERT INTO "facts" VALUES('golden',53,'act 52','deal_proposed',1,52,'{"left":6,"prizes":[3],"shares":[[4,5]],"stacks":[[1,2]],"unit":7,"way":"icm"}','706247e9a9e104407008118e3fb38383c3f79fd003f8417e302d3b0c7ec2321d');
INSERT INTO "facts" VALUES('golden',54,'act 53','deal_signed',1,53,'{"entry":1,"signed":true}','187a83dd104f478fbd068d0c3141ddbc99944a0dd86153bc20ab99b7100ecd82');
INSERT INTO "facts" VALUES('golden',55,'act 54','deal_made',1,54,'{"currency":["4","5",6,false],"left":3,"shares":[[1,2]]}','0c30e164cfb14bfff26969560fec26ce7e41b2a5c60eeaacfca523e1b24e08f3');
INSERT INTO "facts" VALUES('golden',56,'act 55','deal_dropped',1,55,'{}','ed413873e1342707dcdc19968e2a5a8b3b42594ac9e99e36388cb900484ff1be');
INSERT INTO "facts" VALUES('golden',57,'act 56','knockout_named',1,56,'{"by":[2],"envelope":3,"out":1}','4412a1be4f4eda84129dc9ff6a225069f28f4d93681b8361e032d0a3f028c982');
INSERT INTO "facts" VALUES('golden',58,'act 57','envelopes_set',1,57,'{"envelopes":[{"drawn":3,"number":2,"value":1}]}','2d5f148300aff9dbdd2be30996e1752ef20c936f02664f63131f2e0735590378');
INSERT INTO "facts" VALUES('golden',59,'act 58','plans_set',1,58,'{"settings":{"break_while_registering":true,"breaking_order":[1],"breaks_by":"highest_number","draws":"shortest_first","final_size":4,"final_table":5,"form":"ordinary","gives":"next_to_break","halt_at":6,"keep_apart":true,"milestone":8,"prize_seats":7,"redraw_at":[3],"sizes":[[9,10,"11"]]}}','b345fab35477d6b48feb62d6cdce0eb4f5895b67f4cf37a2a1675fcf26bc655e');
INSERT INTO "facts" VALUES('golden',60,'act 59','move_ordered',1,59,'{"destination":3,"order":1,"source":2}','958eff11b7db638d592cb33ae037c5c27eda2540fc699a0ad9ddec198ac0db06');
INSERT INTO "facts" VALUES('golden',61,'act 60','order_withdrawn',1,60,'{"destination":3,"order":1,"source":2}','610788feb36417204d4b47ca5a05676320517e689248bbdfbe94025368471581');
INSERT INTO "facts" VALUES('golden',62,'act 61','move_reckoned',1,61,'{"destination":[4,5],"destination_hand":[11,12,[13],[14],[15],"whole"],"entry":1,"orbit":17,"passed_over":[18],"sooner":16,"source":[2,3],"source_hand":[6,7,[8],[9],[10],"whole"]}','4da4c457f794f84e08c0f7312b2d7e6bc8c8a185d10d382085aab1eb1f82e450');
INSERT INTO "facts" VALUES('golden',63,'act 62','mover_drawn',1,62,'{"draw":1,"entries":[7],"entry":8,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"table":6}','6155ab8cba6e57687676585b47723549d439550be340d3931c2f46b0e7ce1ddb');
INSERT INTO "facts" VALUES('golden',64,'act 63','button_drawn',1,63,'{"draw":1,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"seat":8,"seats":[7],"table":6}','d7b786fd230ca35103aea038203526888ad524c6c35e485a26b422ae33e5a3f1');
INSERT INTO "facts" VALUES('golden',65,'act 64','byes_drawn',1,64,'{"byes":[7],"draw":1,"entries":[6],"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','e512a9e12b04eaa7bd6b795109aa8e9cf7f2050d1a78ee9f538fd18db98db866');
INSERT INTO "facts" VALUES('golden',66,'act 65','redrawn',1,65,'{"entries":[2],"occasion":"point","players":1,"tables":[3]}','f050da7453cc391c72d5f1fee8ca60656d88cd8ebf2cc3b4d5e3a1df6363991c');
INSERT INTO "facts" VALUES('golden',67,'act 66','suggestion_left',1,66,'{"players":2,"table":1,"what":"balance"}','f23026adffc15094a815113801079ee3a2c49acddfefb3713610c14db00e2a32');
INSERT INTO "facts" VALUES('golden',68,'act 67','table_halted',1,67,'{"halted":true,"table":1}','794570b7989e3365c4ea7341ae8ac307769fff5cd67944cd2f01ca9782977250');
INSERT INTO "facts" VALUES('golden',69,'act 68','table_featured',1,68,'{"feature":true,"table":1}','7bd74a7e3a9d4c061a2e6fef33add02df338c9b477e838f7d2d4f22d6bf44fdb');
INSERT INTO "facts" VALUES('golden',70,'act 69','tables_sized',1,69,'{"event":false,"seats":1,"tables":[2]}','0392d9ddd5547e0c80e86c2bdb5363d8a57222945c7d68b8fb00b6689c64b1ba');
INSERT INTO "facts" VALUES('golden',71,'act 70','seat_reserved',1,70,'{"entry":3,"seat":[1,2]}','949e78d9dbd09764349db7d4fb979627a538ece04645c8f9ed25fb6680aaa167');
INSERT INTO "facts" VALUES('golden',72,'act 71','seat_marked',1,71,'{"accessible":false,"seat":[1,2]}','5c02f487114949d8259c896621c14118e5873e0b42259ee2ab82546f2c62ee30');
INSERT INTO "facts" VALUES('golden',73,'act 72','access_needed',1,72,'{"entry":1,"needed":true}','4f570c5fb931f697e54d93e8339c3f9a360ed49f0b1b680333dd3d29c979a834');
INSERT INTO "facts" VALUES('golden',74,'act 73','kept_apart',1,73,'{"apart":false,"one":1,"other":2}','3c3099b2054f1dbd1eebdb1a780ee66b32634dfd1e15dc8c3a7b0e61434d6914');
INSERT INTO "facts" VALUES('golden',75,'act 74','seat_won',1,74,'{"chips":4,"entry":1,"seat":[2,3]}','5444d322f75861f280f26ede1a822469431c06bfc13fb556969b3e431733201b');
INSERT INTO "facts" VALUES('golden',76,'act 75','hand_for_hand_begun',1,75,'{"group":1,"stopped":true}','2ec6ff9cffa474298044c2d0cf16aec9e051fdd06ee2affd3fbc8343d9bf19dc');
INSERT INTO "facts" VALUES('golden',77,'act 76','table_finished',1,76,'{"finished":false,"hand":2,"table":1}','f557be68dd8186b7d0b1adfc7cea8a3795b0d2848d4ab4b9daa3de2d0f011cf8');
INSERT INTO "facts" VALUES('golden',78,'act 77','hand_closed',1,77,'{"following":4,"group":2,"hand":1,"minutes":3,"ranks":"tie"}','1b6bf0119e2b3d115067f6bf9e7f435a3ca5ae5c32a4a394a83bc50bf35e8be2');
INSERT INTO "facts" VALUES('golden',79,'act 78','hand_for_hand_ended',1,78,'{"hands":1}','f0d73afb21e1d0690563dbe1d0e6bd67586b3b70c9d9729a45e7e87a6f1749b2');
INSERT INTO "facts" VALUES('golden',80,'act 79','stack_given',1,79,'{"entry":1,"seat":[2,3],"stack":4}','def58ba250f61edb6b7f23a9630c6e6a44bb602d283a52b91369f3eca60e5c6d');
INSERT INTO "facts" VALUES('golden',81,'act 80','card_drawn',1,80,'{"card":8,"draw":1,"high":7,"low":6,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','c701d0aef5483877efe438f107a81c9de4dbc64d8476fc6830f8d0ba673bafc4');
INSERT INTO "facts" VALUES('golden',82,'act 81','last_hands_called',1,81,'{"hands":1,"stopped":true}','2c48a940e604dc1a70d2e0c21dfa34b2b5f4c24b4199d6b4595ce878c7d0daff');
INSERT INTO "facts" VALUES('golden',83,'act 82','last_hands_ended',1,82,'{"hands":1}','33638d7173b7d076e3eed6439dd90bf5b466e8f0b111df81114166b4cc4ea14f');
INSERT INTO "facts" VALUES('golden',84,'act 83','flight_named',1,83,'{"flight":["1","2","best"]}','c7e2cf6f2da5d8d4880e9445460a3322dfabf4bacf022651b4903e04f761f417');
INSERT INTO "facts" VALUES('golden',85,'act 84','stack_bagged',1,84,'{"dealer":6,"entry":1,"number":"4","player":5,"seat":[2,3]}','8b5c7aae272d436e2441271a1ead0cd0e4686cea96dffb0796782d6c006fcd93');
INSERT INTO "facts" VALUES('golden',86,'act 85','bags_opened',1,85,'{"entries":[1]}','431ef4c09c5221b6c78f6db0800b1ecd94de46ccb85b959fbb2415f739c40b25');
INSERT INTO "facts" VALUES('golden',87,'act 86','bags_brought',1,86,'{"again":31,"bounties":38,"carried":[[6,"7",8,9,10,["11",[12,13],14,15],true,17]],"day":1,"entries":30,"extras":[[32,{"bounty":36,"fee":34,"prize":33,"staff":35}]],"forward":"best","gone":[["28",29]],"left":[["18",19,20,["21",[22,23],24,25],"rule"]],"origins":[["2","3",4,"5"]],"reach":[[39,40]],"registration_over":false,"same":[["26","27"]]}','ce150fdaf9836676e0251e52eb25a1001910ace8778f245d86bdd80bb5fc79e0');
INSERT INTO "facts" VALUES('golden',88,'act 87','stacks_counted',1,87,'{"stacks":[[1,2]]}','d70ed4053a0b3c028674640cd77623e038b18cc27603e61a9f205688f19d31a0');
INSERT INTO "facts" VALUES('golden',89,'act 88','table_counted',1,88,'{"chips":2,"entries":[3],"table":1}','817c316b6e39e916839bddb3dee9ce4cd4c0f910af943b16fda66881b9881c41');
INSERT INTO "facts" VALUES('golden',90,'act 89','chips_chosen',1,89,'{"chips":[[1,"white",2,3]]}','a66ee4203c4e390f4a4671247c8c4d0f10ea0f7cd88838d571eb10fabecfa28f');
INSERT INTO "facts" VALUES('golden',91,'act 90','refusal_overridden',1,90,'{"code":"1","reason":"2"}','d19ca0bd5d374ac2a6dbbb2d54d79858e1b636a1b7620024c697d8901880332b');
INSERT INTO "facts" VALUES('golden',92,'act 91','undone',1,91,'{"undone":"1"}','2f9554d80075aed795ee27b165db88542dc361ddb4ce0b69078d28c646e49711');
INSERT INTO "facts" VALUES('golden',93,'act 92','redone',1,92,'{"redone":"1"}','f42a753fc6735e4c18812babda75f497af0169880aba1b71217684a17cebf95f');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,93,92,'f42a753fc6735e4c18812babda75f497af0169880aba1b71217684a17cebf95f');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
