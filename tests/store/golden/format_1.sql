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
INSERT INTO "facts" VALUES('golden',11,'act 10','seats_drawn',1,10,'{"awaited":false,"barred":[[16,17]],"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"pairs":[[14,15]],"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','ab50a9eaf5d343ae4afd97ef74b60ba663c1dd7d14f3f0593f26fdafdf47d0e4');
INSERT INTO "facts" VALUES('golden',12,'act 11','entry_placed',1,11,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','ec1494cfa0d72965bfba60c5ae0b82e9c7a0179b235d91ada255e4ea1412bc12');
INSERT INTO "facts" VALUES('golden',13,'act 12','seats_swapped',1,12,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','a87f7ed734efd06169d9f60dbdcb7fcacb9f453643b4bb70b69cd0b784e47b76');
INSERT INTO "facts" VALUES('golden',14,'act 13','arrived',1,13,'{"entry":1,"seat":[2,3]}','f4355457f70b1ace424930db68347c441c37a30b1a109100cb43bb9a91514c28');
INSERT INTO "facts" VALUES('golden',15,'act 14','seat_disputed',1,14,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','8ba8f206151a46a02f95c10459c0ba909045d2883b5658dde6715cbe0dfa92fe');
INSERT INTO "facts" VALUES('golden',16,'act 15','busted',1,15,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8,"together":false}','bd4030f764b4c891d82c3e95e1b3b92c3d3c6fa80d70e4983808dcca6d37baff');
INSERT INTO "facts" VALUES('golden',17,'act 16','heads_counted',1,16,'{"counted":2,"missing":3,"table":1}','537ed0405d1b76a01cfeb88eb21c6acd65f6ce1ef0353a359d15eb27cd0c1442');
INSERT INTO "facts" VALUES('golden',18,'act 17','bust_corrected',1,17,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','d831d631a509fe999ce4b90bf9a649c217dc4d0c65256ee332aa0753e253c8fb');
INSERT INTO "facts" VALUES('golden',19,'act 18','bust_taken_back',1,18,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','5672056178a7a9c25143faf3482177422b587ff8fff4d4fbb0c78997a0e81c98');
INSERT INTO "facts" VALUES('golden',20,'act 19','floor_checked',1,19,'{"entry":1}','355f0d6436bb9f56fc2d35d0480f3d7b62650bf2984503ba7f692aa8a208c557');
INSERT INTO "facts" VALUES('golden',21,'act 20','position_given',1,20,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','3bbd9e886471d35d9be3402184045fe8202a9fe74a26b27a69826c229380a529');
INSERT INTO "facts" VALUES('golden',22,'act 21','hand_set_by_hand',1,21,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','75bf98d357b417326c30f4fe922635d999c683a86d2957e3a4ff0601ca7b81a0');
INSERT INTO "facts" VALUES('golden',23,'act 22','hand_stepped',1,22,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','cf7c1c197d6245bba8e3d6222febd60fe48d2fb3218a22243d6ffdd0b0347fc5');
INSERT INTO "facts" VALUES('golden',24,'act 23','answer_given',1,23,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','15b1a4ae2e1df2a600f7548f3fab18dcfbe9061b05644a8084cbfbada9b95360');
INSERT INTO "facts" VALUES('golden',25,'act 24','clock_set',1,24,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','419ca5ef972ace85c00d630d0224d3a55afe873b316a474070043647ae2f2f61');
INSERT INTO "facts" VALUES('golden',26,'act 25','sheet_printed',1,25,'{"ruling":2,"sheet":"levels","table":1}','62c236f1f71aef2c4d4ef9347b34caff39c392c0d46901290a8694f3e76f0d1c');
INSERT INTO "facts" VALUES('golden',27,'act 26','noted',1,26,'{"entry":3,"table":2,"text":"1"}','17edf9be8241ee141dc05a0e9b2d48ad4db28ab5f2fcf4ee00d53a9c49fe51c8');
INSERT INTO "facts" VALUES('golden',28,'act 27','ruled',1,27,'{"corrects":31,"day":12,"decided":true,"happened_ms":30,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','368eb89ee6729af141cc46daab2ed28de6ca97fde57be00224bf1a5967f0dde7');
INSERT INTO "facts" VALUES('golden',29,'act 28','ruling_decided',1,28,'{"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','9189dbd50f3eb047a64a2ddbbea8cba3f949fab17f467c1f4b778cacbfafdebe');
INSERT INTO "facts" VALUES('golden',30,'act 29','ruling_appealed',1,29,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','0a2b0ec2261a80585a38b88f2fc417862aee22ce074fb1332dcc2faad86bcc2b');
INSERT INTO "facts" VALUES('golden',31,'act 30','appeal_decided',1,30,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','a53bf4971ee564267af04e7bf0204e68117353d2f18a962097d09b10f0ba946b');
INSERT INTO "facts" VALUES('golden',32,'act 31','penalty_given',1,31,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','cee7ff9ece2dba655b80684ede161e9d7b423d36e7c5977e76157e691417fe2d');
INSERT INTO "facts" VALUES('golden',33,'act 32','penalty_counted',1,32,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','e1a817a4506d952a7b6726619b1138ac286c9a77a6a8c1614962b363a86549eb');
INSERT INTO "facts" VALUES('golden',34,'act 33','penalty_ended',1,33,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','032bf01e1d874802ceed1524f2df54a21d92abe9803dd193b3f94692ca540046');
INSERT INTO "facts" VALUES('golden',35,'act 34','prices_set',1,34,'{"prices":{"added":14,"bounty":"fixed","bounty_unit":16,"currency":["1","2",3,true],"entry":{"bounty":8,"fee":6,"prize":5,"staff":7},"guarantee":15,"held_back":13,"own_bounty":"his","reentry":{"bounty":12,"fee":10,"prize":9,"staff":11}}}','a5f0b3d1687c472da3ef2821c804e06beea71b3b327a0ed0faf4d63c95aa5676');
INSERT INTO "facts" VALUES('golden',36,'act 35','prizes_planned',1,35,'{"plan":{"bands":[[8,9,10,"11",12]],"first_share":3,"lowest":2,"percent":{"name":"4","rows":[[5,6,[7]]]},"rounding":{"rest":"first","unit":17,"way":"down"},"share_paid":1,"tickets":[[13,14,"15",16]],"way":"suggested"}}','6a77c54c4b0471f2ee3534181886689daccbda9dadb72ff9757fbdb63bf176cf');
INSERT INTO "facts" VALUES('golden',37,'act 36','prizes_locked',1,36,'{"bands":[[1,2,3,"4",5]],"currency":["7","8",9,true],"pool":6}','8175f10ae3ffcf3d4a551404c9ee09d923e4ebfdc085e082c774210cfcdbba25');
INSERT INTO "facts" VALUES('golden',38,'act 37','prizes_unlocked',1,37,'{"reason":"1"}','708bbfb71eb4f5eb1128e4fe7edc697f4b98197b793f0e02809db0b3ffe1be2a');
INSERT INTO "facts" VALUES('golden',39,'act 38','prize_paid',1,38,'{"amount":2,"currency":["4","5",6,false],"entry":1,"tickets":["3"]}','96c5052783adbe3a2589b74f51bfa593bd4fdffbea85684a5a9e1a0b4abeb6e2');
INSERT INTO "facts" VALUES('golden',40,'act 39','payment_taken_back',1,39,'{"amount":2,"currency":["3","4",5,true],"entry":1}','033e39852bb99c43c1519feb3751ac8605ca7a59c2ac84e5a837330e7c4c637b');
INSERT INTO "facts" VALUES('golden',41,'act 40','deal_proposed',1,40,'{"left":6,"prizes":[3],"shares":[[4,5]],"stacks":[[1,2]],"unit":7,"way":"icm"}','b1a347891e4acb3663fd4234a7235c24ad289e02555cdf1304a7b5855699340d');
INSERT INTO "facts" VALUES('golden',42,'act 41','deal_signed',1,41,'{"entry":1,"signed":true}','d6b20376d197339de5e5092d7e6f54bbd8bc9501593dc43eef45fb3ef0054191');
INSERT INTO "facts" VALUES('golden',43,'act 42','deal_made',1,42,'{"currency":["4","5",6,false],"left":3,"shares":[[1,2]]}','e6fe690a5011562fb878710528216ada17ea4b0ce509cd17732827fe7733d84f');
INSERT INTO "facts" VALUES('golden',44,'act 43','deal_dropped',1,43,'{}','90d1b746dfed0e0fe1584610955443748284fb47a873f5996d63dfa82ee868fa');
INSERT INTO "facts" VALUES('golden',45,'act 44','knockout_named',1,44,'{"by":[2],"envelope":3,"out":1}','f9afa026b5343bf3a2469d0c97b4bb6f233a5817dac95e76945e390194449927');
INSERT INTO "facts" VALUES('golden',46,'act 45','envelopes_set',1,45,'{"envelopes":[{"drawn":3,"number":2,"value":1}]}','5bf7fb76e3212292fe3005738aaa6141848d24c48f4f8c42a4cfd00e252a1bf0');
INSERT INTO "facts" VALUES('golden',47,'act 46','plans_set',1,46,'{"settings":{"break_while_registering":true,"breaking_order":[1],"breaks_by":"highest_number","draws":"shortest_first","final_size":4,"final_table":5,"form":"ordinary","gives":"next_to_break","halt_at":6,"keep_apart":false,"prize_seats":7,"redraw_at":[3],"sizes":[[8,9,"10"]]}}','f9263b2a24eef5af0a7d7b901778c4f5ef9e4a06b66a66da9c44f32bffff1648');
INSERT INTO "facts" VALUES('golden',48,'act 47','move_ordered',1,47,'{"destination":3,"order":1,"source":2}','22b542d1560ba0295e0eb9e2917d12a84ffd0fa7c09cc11c5051985ad2cbe087');
INSERT INTO "facts" VALUES('golden',49,'act 48','order_withdrawn',1,48,'{"destination":3,"order":1,"source":2}','4e6114bb1bf61bb0302cc321fdb9b15cf99537acc98cf49c485057a193c3beef');
INSERT INTO "facts" VALUES('golden',50,'act 49','move_reckoned',1,49,'{"destination":[4,5],"destination_hand":[11,12,[13],[14],[15],"whole"],"entry":1,"orbit":17,"passed_over":[18],"sooner":16,"source":[2,3],"source_hand":[6,7,[8],[9],[10],"whole"]}','f61f814997b2522c77d2fd0c57b443c4dcd4feb3ab0945c2d2f8a23a27cd5a38');
INSERT INTO "facts" VALUES('golden',51,'act 50','mover_drawn',1,50,'{"draw":1,"entries":[7],"entry":8,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"table":6}','32faebbda2e41139eec5fc29068fff38f0eec9adc0f2fa5aa9adb514cea905ca');
INSERT INTO "facts" VALUES('golden',52,'act 51','button_drawn',1,51,'{"draw":1,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"seat":8,"seats":[7],"table":6}','d95bf09d39d98ab75cdc1d25f500fee497059278aefed660c331f020d30fc8ca');
INSERT INTO "facts" VALUES('golden',53,'act 52','byes_drawn',1,52,'{"byes":[7],"draw":1,"entries":[6],"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','7bf489c6d8306adbab0fb173ab9a94fd2d672364c132d14815a7cabcd0c8b154');
INSERT INTO "facts" VALUES('golden',54,'act 53','redrawn',1,53,'{"entries":[2],"occasion":"point","players":1,"tables":[3]}','e220bbe82f35292eaf2cea76edff45f0d30a631b2539ffe47683bf58b926c3a8');
INSERT INTO "facts" VALUES('golden',55,'act 54','suggestion_left',1,54,'{"players":2,"table":1,"what":"balance"}','68051d0a5842ad2969da7907e5265cd4c112ba4a756d237c7b70769b8bdca2b5');
INSERT INTO "facts" VALUES('golden',56,'act 55','table_halted',1,55,'{"halted":true,"table":1}','5ea5492225617e74376c43b129b121df2238d14e5c72ae5089650fb262b3b64c');
INSERT INTO "facts" VALUES('golden',57,'act 56','table_featured',1,56,'{"feature":true,"table":1}','a1490f40a3ad69c712744d820b4c417fc6b7f77cfebafa163923caf674fd4ec2');
INSERT INTO "facts" VALUES('golden',58,'act 57','tables_sized',1,57,'{"event":false,"seats":1,"tables":[2]}','cbeaccddc72acf9b2584fbd2d4445aebfc67eed626cb353d607d916c5c623398');
INSERT INTO "facts" VALUES('golden',59,'act 58','seat_reserved',1,58,'{"entry":3,"seat":[1,2]}','98552b36cf08cd7a9bfa3e7d66b2729f8af36c21e0d3324569e55ecd31928bc9');
INSERT INTO "facts" VALUES('golden',60,'act 59','seat_marked',1,59,'{"accessible":false,"seat":[1,2]}','feda92007ddcbeafeed6614249fb01e4f532ccdcfcb0e06bc8da0205b6324e71');
INSERT INTO "facts" VALUES('golden',61,'act 60','access_needed',1,60,'{"entry":1,"needed":true}','03614a7345ef49662c107ab808df82b0916955321b2d8cc04a0a661b4a403bba');
INSERT INTO "facts" VALUES('golden',62,'act 61','kept_apart',1,61,'{"apart":false,"one":1,"other":2}','acd2e493dd0a7728fc2a7c68bb16d0ddef74255156f2a55b82306ee0c6bd322c');
INSERT INTO "facts" VALUES('golden',63,'act 62','hand_for_hand_begun',1,62,'{"group":1,"stopped":true}','5ef07ec52483fb220456dad458534bccc58de6397274c9dedacef80b38781fba');
INSERT INTO "facts" VALUES('golden',64,'act 63','table_finished',1,63,'{"finished":false,"hand":2,"table":1}','211a7ccf99392090a5bb7be4d3b633f285d4704fed89b01698e2768d9f7a04b4');
INSERT INTO "facts" VALUES('golden',65,'act 64','hand_closed',1,64,'{"following":4,"group":2,"hand":1,"minutes":3,"ranks":"tie"}','5e0673d1c7799449291689ecc6f31892e760b2d9996877e17e6b94bd7d9beebd');
INSERT INTO "facts" VALUES('golden',66,'act 65','hand_for_hand_ended',1,65,'{"hands":1}','c4da30aeb2d1b1d8446bb026320e6128910d405b109f4be235d3d869eea9acec');
INSERT INTO "facts" VALUES('golden',67,'act 66','stack_given',1,66,'{"entry":1,"seat":[2,3],"stack":4}','853d776c686b640ce56f1bae3d2e9b67997bf54a9cf62b1a2bfc5995681eca77');
INSERT INTO "facts" VALUES('golden',68,'act 67','card_drawn',1,67,'{"card":8,"draw":1,"high":7,"low":6,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','0f1882a2c81fc2fad8407b78180f660d1d6f2ead7e219a326f392ae1c4bb4a5c');
INSERT INTO "facts" VALUES('golden',69,'act 68','last_hands_called',1,68,'{"hands":1,"stopped":true}','780dec07531e97dd010de198da74eecb228cb8143db9daeef373076ca3385fb8');
INSERT INTO "facts" VALUES('golden',70,'act 69','last_hands_ended',1,69,'{"hands":1}','5be9dc88ca3b72af40df42fd3d757b92ba74c5a3143eab3680e6595610387710');
INSERT INTO "facts" VALUES('golden',71,'act 70','refusal_overridden',1,70,'{"code":"1","reason":"2"}','21e929de89d4e93139cc1182a8d43437b866604d43856c6c7d36d926cf1bdb4b');
INSERT INTO "facts" VALUES('golden',72,'act 71','undone',1,71,'{"undone":"1"}','1f0431dd57a5eedfadfbfe14ac3b63a85c5c9debf79e52b95de707b13365f8bd');
INSERT INTO "facts" VALUES('golden',73,'act 72','redone',1,72,'{"redone":"1"}','5826d964da318155d45f59c69b2009a775b69c4b7a9b88d2bb063351aff63630');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,73,72,'5826d964da318155d45f59c69b2009a775b69c4b7a9b88d2bb063351aff63630');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
