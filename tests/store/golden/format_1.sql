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
INSERT INTO "facts" VALUES('golden',59,'act 58','plans_set',1,58,'{"settings":{"break_while_registering":true,"breaking_order":[1],"breaks_by":"highest_number","draws":"shortest_first","final_size":4,"final_table":5,"form":"ordinary","gives":"next_to_break","halt_at":6,"keep_apart":false,"milestone":8,"prize_seats":7,"redraw_at":[3],"round_stack":9,"round_stacks":"bring","sizes":[[10,11,"12"]]}}','d2c212455ffd9255de94a1441b54e97ade25c0832d9cdf901460648c706289cb');
INSERT INTO "facts" VALUES('golden',60,'act 59','move_ordered',1,59,'{"destination":3,"order":1,"source":2}','6482b9e6f74ce02912512fcb83d1145a0ce2abe5a4633a252faf7bace692526b');
INSERT INTO "facts" VALUES('golden',61,'act 60','order_withdrawn',1,60,'{"destination":3,"order":1,"source":2}','e7479aca0dc4edfc4eba00fa79929f75b52991d7c9f81f7a9ba41693a7145548');
INSERT INTO "facts" VALUES('golden',62,'act 61','move_reckoned',1,61,'{"destination":[4,5],"destination_hand":[11,12,[13],[14],[15],"whole"],"entry":1,"orbit":17,"passed_over":[18],"sooner":16,"source":[2,3],"source_hand":[6,7,[8],[9],[10],"whole"]}','d4b40a5642363d57647bcfa77baecc8635221335848040dd7043a06ccd837fa2');
INSERT INTO "facts" VALUES('golden',63,'act 62','mover_drawn',1,62,'{"draw":1,"entries":[7],"entry":8,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"table":6}','6a65a670cfae0ebea8143fde3f7f714ded0d681fe761d4963409dd9e159daf6f');
INSERT INTO "facts" VALUES('golden',64,'act 63','button_drawn',1,63,'{"draw":1,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"seat":8,"seats":[7],"table":6}','afb2755ef72e953580771b14924069f082d550b7325de3b42424ec4ebb0e8800');
INSERT INTO "facts" VALUES('golden',65,'act 64','byes_drawn',1,64,'{"byes":[7],"draw":1,"entries":[6],"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','7e0be5b7499689a8be2880cf10429f7f4158bf01ec981c1c25d23297afd6d1d8');
INSERT INTO "facts" VALUES('golden',66,'act 65','redrawn',1,65,'{"entries":[2],"occasion":"point","out_of_play":6,"players":1,"stacks":[[4,5]],"tables":[3]}','276a5c57d341694a51f01511d11abc71c04fb5801cb1b9b28ae16338c0ade59a');
INSERT INTO "facts" VALUES('golden',67,'act 66','suggestion_left',1,66,'{"players":2,"table":1,"what":"balance"}','56386d2cc8c962140e2a28f16c61744d6d6473b956a9a60abaa151128759442d');
INSERT INTO "facts" VALUES('golden',68,'act 67','table_halted',1,67,'{"halted":true,"table":1}','0243dae77deaca66720e964113e8581968f2f784ec41ed2b1b82a4bbb0108edd');
INSERT INTO "facts" VALUES('golden',69,'act 68','table_featured',1,68,'{"feature":true,"table":1}','f75e6b6ed82ad40bd0be47d0622ef5111e539cd5fb57c6ba59d22cd51c666abf');
INSERT INTO "facts" VALUES('golden',70,'act 69','tables_sized',1,69,'{"event":false,"seats":1,"tables":[2]}','7c73fcbd124dc287d28f7d0b4416b6077545dc086b90d2d9d48cea59136009bd');
INSERT INTO "facts" VALUES('golden',71,'act 70','seat_reserved',1,70,'{"entry":3,"seat":[1,2]}','d13931e18dedb26155540a8568d0db4ecfc01ef91d56a86cf843bbfa3b833bab');
INSERT INTO "facts" VALUES('golden',72,'act 71','seat_marked',1,71,'{"accessible":false,"seat":[1,2]}','59ec77a173af2ffc3cd684ebc9c12ade97fbfe54b2ac133a730de507043cfedd');
INSERT INTO "facts" VALUES('golden',73,'act 72','access_needed',1,72,'{"entry":1,"needed":true}','8ef7e2c8c74d0e24f830ca84f45f5b02059e198c0cdd671ef3c79f340c2ef447');
INSERT INTO "facts" VALUES('golden',74,'act 73','kept_apart',1,73,'{"apart":false,"one":1,"other":2}','b1e27e2370795de5b5a99164616da76585ff31cec99ff1c17fc189846e249abc');
INSERT INTO "facts" VALUES('golden',75,'act 74','seat_won',1,74,'{"chips":4,"entry":1,"seat":[2,3]}','38980ea57c9f324059dc6d89ad1b85fca3e626b8cfca46c4c1a35178ee38dc1c');
INSERT INTO "facts" VALUES('golden',76,'act 75','hand_for_hand_begun',1,75,'{"group":1,"stopped":true}','b63ee53a1114bd24c960d7913d30945a67168923d398c97cd30ec4ef47b2b2a4');
INSERT INTO "facts" VALUES('golden',77,'act 76','table_finished',1,76,'{"finished":false,"hand":2,"table":1}','c378e053290a9781daadfc088bea8eb056cdc6c9d7625a0f27623839fda148f5');
INSERT INTO "facts" VALUES('golden',78,'act 77','hand_closed',1,77,'{"following":4,"group":2,"hand":1,"minutes":3,"ranks":"tie"}','96693c8a5bed4dc9c4abe43f5bc267208365a10cdc15374f5229e9c407f0023b');
INSERT INTO "facts" VALUES('golden',79,'act 78','hand_for_hand_ended',1,78,'{"hands":1}','ef11e061b648fbbb1184e26c21e10f5a27db785ad7eb619d340b97acd7d6f246');
INSERT INTO "facts" VALUES('golden',80,'act 79','stack_given',1,79,'{"entry":1,"seat":[2,3],"stack":4}','c159abcf9ea180dc926fb50d1c69791841f5ffff58697940ef3a41d94839d348');
INSERT INTO "facts" VALUES('golden',81,'act 80','card_drawn',1,80,'{"card":8,"draw":1,"high":7,"low":6,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','6c3fda3647e7cef803e9df28eab762aa03e9134ee3eec421d2c1e292b672e36e');
INSERT INTO "facts" VALUES('golden',82,'act 81','last_hands_called',1,81,'{"hands":1,"stopped":true}','cf253f5e5bf94ae4f5c7b380aa7bf69e3efd2d2ff1744bd2db11deeea07856c7');
INSERT INTO "facts" VALUES('golden',83,'act 82','last_hands_ended',1,82,'{"hands":1}','321715f039b7832b3fdc0e7b99571b4ebf144abb8f158c806c87cea5c906937b');
INSERT INTO "facts" VALUES('golden',84,'act 83','flight_named',1,83,'{"flight":["1","2","best"]}','5468f28b1284873023990685e962d8ab04d86b87d11d5fe61da56fd06bc8ba2f');
INSERT INTO "facts" VALUES('golden',85,'act 84','stack_bagged',1,84,'{"dealer":6,"entry":1,"number":"4","player":5,"seat":[2,3]}','4ec2a56b1d5155808ec6d1b89de02c7824b9d88855748981c29aba635c3af5c6');
INSERT INTO "facts" VALUES('golden',86,'act 85','bags_opened',1,85,'{"entries":[1]}','470553c15ba1b54201427aca126f7ee5914211fba7596ecbd744acbefa8ce990');
INSERT INTO "facts" VALUES('golden',87,'act 86','bags_brought',1,86,'{"again":31,"bounties":38,"carried":[[6,"7",8,9,10,["11",[12,13],14,15],true,17]],"day":1,"entries":30,"extras":[[32,{"bounty":36,"fee":34,"prize":33,"staff":35}]],"forward":"best","gone":[["28",29]],"left":[["18",19,20,["21",[22,23],24,25],"rule"]],"origins":[["2","3",4,"5"]],"reach":[[39,40]],"registration_over":false,"same":[["26","27"]]}','b0efbd161166e527c4273184e772fbb30335602a534dd576101560a6e89b0b2a');
INSERT INTO "facts" VALUES('golden',88,'act 87','stacks_counted',1,87,'{"stacks":[[1,2]]}','f0fe637b7893d33c009e78ba9edf313e4233cea99c81f53649b36492bb8869ad');
INSERT INTO "facts" VALUES('golden',89,'act 88','table_counted',1,88,'{"chips":2,"entries":[3],"table":1}','70a5f61ceea3d1875075640d346554384894aecb2e7bcab80cfb49abdba75f64');
INSERT INTO "facts" VALUES('golden',90,'act 89','chips_chosen',1,89,'{"chips":[[1,"white",2,3]]}','7fcd96e3fa75b92f77c0a9d8bde027aa4df85de39e737152364c42b7bf046d14');
INSERT INTO "facts" VALUES('golden',91,'act 90','refusal_overridden',1,90,'{"code":"1","reason":"2"}','4fcb9d49e64a3edc7c61855ae91bc6c530429b9b25e63b15573a32bc74bd02ed');
INSERT INTO "facts" VALUES('golden',92,'act 91','undone',1,91,'{"undone":"1"}','914063f9eca80d3d5346ac5ea77e166da2fb381a182b8552c3bd21bdc63239f9');
INSERT INTO "facts" VALUES('golden',93,'act 92','redone',1,92,'{"redone":"1"}','e9f380d4af2f37fb0a1e18efe2c3dab6bc7cad7e02faf9b7d1c29a0e0da2ba8b');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,93,92,'e9f380d4af2f37fb0a1e18efe2c3dab6bc7cad7e02faf9b7d1c29a0e0da2ba8b');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
