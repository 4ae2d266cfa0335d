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
INSERT INTO "facts" VALUES('golden',11,'act 10','seats_drawn',1,10,'{"awaited":false,"barred":[[16,17]],"draw":1,"entries":[10],"next_seal":{"digest":"5","seed":"4"},"pairs":[[14,15]],"policy":"shortest_first","pool":[[6,7]],"seal":{"digest":"3","seed":"2"},"seats":[[11,12]],"taken":[[8,9]]}','ab50a9eaf5d343ae4afd97ef74b60ba663c1dd7d14f3f0593f26fdafdf47d0e4');
INSERT INTO "facts" VALUES('golden',12,'act 11','entry_placed',1,11,'{"awaited":true,"entry":1,"origin":[4,5],"placing":"seat","seat":[2,3]}','ec1494cfa0d72965bfba60c5ae0b82e9c7a0179b235d91ada255e4ea1412bc12');
INSERT INTO "facts" VALUES('golden',13,'act 12','seats_swapped',1,12,'{"one":1,"one_seat":[2,3],"other":4,"other_seat":[5,6]}','a87f7ed734efd06169d9f60dbdcb7fcacb9f453643b4bb70b69cd0b784e47b76');
INSERT INTO "facts" VALUES('golden',14,'act 13','arrived',1,13,'{"entry":1,"seat":[2,3]}','f4355457f70b1ace424930db68347c441c37a30b1a109100cb43bb9a91514c28');
INSERT INTO "facts" VALUES('golden',15,'act 14','seat_disputed',1,14,'{"newcomer_stays":false,"origin":[5,6],"seat":[1,2],"stands":4,"stays":3}','8ba8f206151a46a02f95c10459c0ba909045d2883b5658dde6715cbe0dfa92fe');
INSERT INTO "facts" VALUES('golden',16,'act 15','busted',1,15,'{"entry":1,"floor_to_check":false,"group":5,"hand":4,"happened_ms":7,"names_report":true,"out_of_play":12,"penalty":11,"reported_ms":6,"seat":[2,3],"stack":8}','2140a5ca4e7ac48da6b399b290f0dc3db6e7160ddb46b7f29cdd9a8862580573');
INSERT INTO "facts" VALUES('golden',17,'act 16','heads_counted',1,16,'{"counted":2,"missing":3,"table":1}','88af85b4b39659ef130e58f2fa5435684aa17ec0f9d13fa708be49a72c1390d8');
INSERT INTO "facts" VALUES('golden',18,'act 17','bust_corrected',1,17,'{"right":4,"right_seat":[5,6],"wrong":1,"wrong_seat":[2,3]}','3dbc3f296c3611e3f191bc982c4661c868bb4ae11c6fff02732535cd6164aa18');
INSERT INTO "facts" VALUES('golden',19,'act 18','bust_taken_back',1,18,'{"entry":1,"seat":[2,3],"withdrawn":4,"withdrawn_seat":[5,6]}','2b5b9012fc3ed5ce5fee70b8972c0fd2d178cc0b073ab9ae3cf4609a97d1724d');
INSERT INTO "facts" VALUES('golden',20,'act 19','floor_checked',1,19,'{"entry":1}','062ac3df36fd6474584f8970e1974d1b511bdb915352aa8a3a9541aae0c80901');
INSERT INTO "facts" VALUES('golden',21,'act 20','position_given',1,20,'{"hand":2,"last":[3,4,[5],[6],[7],"whole"],"left":[8],"source":"button","table":1}','0d3f0c984f9873b93808147ea2c6f9156e9591fcaecb889262b97420d2c4257d');
INSERT INTO "facts" VALUES('golden',22,'act 21','hand_set_by_hand',1,21,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"reason":"10","table":1}','8c6648c62598c23169b0f3efc5ba643b603e38cf089f7855a418a7d6a3f938db');
INSERT INTO "facts" VALUES('golden',23,'act 22','hand_stepped',1,22,'{"dealt_in":[9],"hand":2,"last":[10,11,[12],[13],[14],"whole"],"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','037e75ad03242127ccf8fff412d403ecf28c496f693a3aced876a1ed6f4e1488');
INSERT INTO "facts" VALUES('golden',24,'act 23','answer_given',1,23,'{"dealt_in":[9],"hand":2,"positions":[3,4,[5],[6],[7],[8]],"rule":"dead","table":1}','d646b328ef0aee1fd21381df54b92285af9a043ee1953883bc2379f95812b1b0');
INSERT INTO "facts" VALUES('golden',25,'act 24','clock_set',1,24,'{"act":"start","anchor":[1,2,false,4,5,"6"]}','a40770e4c95af2e30471d307d2e3822d3547066f5829fe78915e551ca0e82d97');
INSERT INTO "facts" VALUES('golden',26,'act 25','sheet_printed',1,25,'{"ruling":2,"sheet":"levels","table":1}','9ea63572c7b84286f4147e20697ded28c9b14793b06400a960b8727657ad2a35');
INSERT INTO "facts" VALUES('golden',27,'act 26','noted',1,26,'{"entry":3,"table":2,"text":"1"}','970338ee6be59127f4a59cd7b572899ab392c4ea13fabdf2e88d46fe9469601d');
INSERT INTO "facts" VALUES('golden',28,'act 27','ruled',1,27,'{"corrects":31,"day":12,"decided":true,"happened_ms":30,"level":"13","players":[[9,[10,11]]],"rule_entry":"27","rules":[["28","29"]],"ruling":1,"stakes":{"ante":{"amount":16,"kind":"none","order":"blind_first","steps":[{"amount":18,"players":17}]},"betting":"no_limit","big_bet":21,"big_blind":15,"bring_in":22,"button_post":19,"completion":23,"games":["25"],"group":"24","small_bet":20,"small_blind":14},"table":8,"words":["2","3","4","5","6","7"]}','ce6449c14318f1481faaa83784ab4ef40cb9081efda373207836b3bd24def7b5');
INSERT INTO "facts" VALUES('golden',29,'act 28','ruling_decided',1,28,'{"players":[[3,[4,5]]],"rule_entry":"12","rules":[["13","14"]],"ruling":1,"table":2,"words":["6","7","8","9","10","11"]}','efc55b954c7e35a29d51575f2932cdb698d773374001e96ff3833b0dd615f630');
INSERT INTO "facts" VALUES('golden',30,'act 29','ruling_appealed',1,29,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"why":"6"}','99184f6b0fe5285991dac118768e885e2a7d8799ff10c3f6daf3091cba4c8d77');
INSERT INTO "facts" VALUES('golden',31,'act 30','appeal_decided',1,30,'{"players":[[3,[4,5]]],"ruling":1,"table":2,"upheld":true,"words":["7","8","9","10","11","12"]}','064ae7c9c183107702d836545d23472ae6ef0bb489aef8e81e888f667d624adf');
INSERT INTO "facts" VALUES('golden',32,'act 31','penalty_given',1,31,'{"entry":3,"hands":8,"kind":"warning","length":6,"penalty":1,"players":7,"ruling":2,"seat":[4,5]}','695e3344e91b4446809a4c2d3df71f73c344745beca70447ed39cf6578847ff4');
INSERT INTO "facts" VALUES('golden',33,'act 32','penalty_counted',1,32,'{"entry":2,"left":6,"penalty":1,"seat":[3,4],"served":5}','d69a67e27fc53d4e0a43f814736f0df21e33c83375b3b23003f69edc6b398d28');
INSERT INTO "facts" VALUES('golden',34,'act 33','penalty_ended',1,33,'{"end":"back","entry":2,"left":5,"penalty":1,"reason":"6","seat":[3,4]}','7cb8363e93dad83bb3961eb9804858f2c56bae609428b1f81503c4050a72892c');
INSERT INTO "facts" VALUES('golden',35,'act 34','prices_set',1,34,'{"prices":{"added":14,"bounty":"fixed","bounty_unit":16,"currency":["1","2",3,true],"entry":{"bounty":8,"fee":6,"prize":5,"staff":7},"guarantee":15,"held_back":13,"own_bounty":"his","reentry":{"bounty":12,"fee":10,"prize":9,"staff":11}}}','033bbb9c16f1993b8d56806065d48a9d3b955ab616852a1157744c0cc14dc95c');
INSERT INTO "facts" VALUES('golden',36,'act 35','prizes_planned',1,35,'{"plan":{"bands":[[8,9,10,"11",12]],"first_share":3,"lowest":2,"percent":{"name":"4","rows":[[5,6,[7]]]},"rounding":{"rest":"first","unit":17,"way":"down"},"share_paid":1,"tickets":[[13,14,"15",16]],"way":"suggested"}}','3e631094d23b4d00c65b9630eaedbc1d300dd7989dfad002b13a8c87532899b2');
INSERT INTO "facts" VALUES('golden',37,'act 36','prizes_locked',1,36,'{"bands":[[1,2,3,"4",5]],"currency":["7","8",9,true],"pool":6}','6542c14ca0ddddedd65c758058bd51d7b2dd38cf399b3aaa978dfcd1bbe95eda');
INSERT INTO "facts" VALUES('golden',38,'act 37','prizes_unlocked',1,37,'{"reason":"1"}','fa180479b9093313bef670369c77869acd047d81c2946704e6488712501aedfd');
INSERT INTO "facts" VALUES('golden',39,'act 38','prize_paid',1,38,'{"amount":2,"currency":["4","5",6,false],"entry":1,"tickets":["3"]}','6363f230ce5edde58b2214ab1b1c2f3d1662a0a5228a01709131e112f26f2f8f');
INSERT INTO "facts" VALUES('golden',40,'act 39','payment_taken_back',1,39,'{"amount":2,"currency":["3","4",5,true],"entry":1}','7b04a4d8c8fcc5e1d008a7242070da1378a96a74d0640b519d10e45e4bc99ce9');
INSERT INTO "facts" VALUES('golden',41,'act 40','deal_proposed',1,40,'{"left":6,"prizes":[3],"shares":[[4,5]],"stacks":[[1,2]],"unit":7,"way":"icm"}','fb9f5fc7ed049bb07201050004fbcbcde58d0d8d56c1524b318a79d6a67fd979');
INSERT INTO "facts" VALUES('golden',42,'act 41','deal_signed',1,41,'{"entry":1,"signed":true}','959acc0ebf499a05eb9221871997555c39b470c76bdf24af2aae6b1ffc0e9c4a');
INSERT INTO "facts" VALUES('golden',43,'act 42','deal_made',1,42,'{"currency":["4","5",6,false],"left":3,"shares":[[1,2]]}','f22c0af51c2f8196890119f6b5554f646f2e8b8ddf78e0f1ef224f49e0c052ed');
INSERT INTO "facts" VALUES('golden',44,'act 43','deal_dropped',1,43,'{}','61abdb6c270c7d618621e4be12c2ebd17e2a00307f8e93af71a121ad29ae5a9e');
INSERT INTO "facts" VALUES('golden',45,'act 44','knockout_named',1,44,'{"by":[2],"envelope":3,"out":1}','43eeb1083be6fbc127fb4c4d5298b9ce58c1f1c61f94e988c3217a7e25edb883');
INSERT INTO "facts" VALUES('golden',46,'act 45','envelopes_set',1,45,'{"envelopes":[{"drawn":3,"number":2,"value":1}]}','6e1dcf899a12d3fcb4ad74bda1d71d73d42e8764200d06667206cbae2ddbb9bb');
INSERT INTO "facts" VALUES('golden',47,'act 46','plans_set',1,46,'{"settings":{"break_while_registering":true,"breaking_order":[1],"breaks_by":"highest_number","draws":"shortest_first","final_size":4,"final_table":5,"form":"ordinary","gives":"next_to_break","halt_at":6,"keep_apart":false,"prize_seats":7,"redraw_at":[3],"sizes":[[8,9,"10"]]}}','3261035f5cd577b8e104b074882b83e92fa8a734c8eeeee40fc5470b87dc6080');
INSERT INTO "facts" VALUES('golden',48,'act 47','move_ordered',1,47,'{"destination":3,"order":1,"source":2}','6682955d192db00d543f38b58564ac4246893e2a260f9db7a596f092f1783cd5');
INSERT INTO "facts" VALUES('golden',49,'act 48','order_withdrawn',1,48,'{"destination":3,"order":1,"source":2}','6db3c2f02186630ed84c259ee774e4c1a3c63f08b5ddb28df2f3a6a189cb1981');
INSERT INTO "facts" VALUES('golden',50,'act 49','move_reckoned',1,49,'{"destination":[4,5],"destination_hand":[11,12,[13],[14],[15],"whole"],"entry":1,"orbit":17,"passed_over":[18],"sooner":16,"source":[2,3],"source_hand":[6,7,[8],[9],[10],"whole"]}','8105d19be2cee8e7bc8b8ee000bfc666ef79e0b5d095c316f7db087d7e88975d');
INSERT INTO "facts" VALUES('golden',51,'act 50','mover_drawn',1,50,'{"draw":1,"entries":[7],"entry":8,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"table":6}','8bb13e0e32e2d2160387ea11edf79c85c2d2701c2d7cc761a448e1e2430f4fb2');
INSERT INTO "facts" VALUES('golden',52,'act 51','button_drawn',1,51,'{"draw":1,"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"},"seat":8,"seats":[7],"table":6}','849623859fe39545d3f4a7d1b7a7eda4f2e81862c5811ee9eaf6e7edcb435173');
INSERT INTO "facts" VALUES('golden',53,'act 52','byes_drawn',1,52,'{"byes":[7],"draw":1,"entries":[6],"next_seal":{"digest":"5","seed":"4"},"seal":{"digest":"3","seed":"2"}}','197817f02e8a9eb0ab42f84f0faf7714ff3f2bdaf899bc517fb2a069bfcfed0d');
INSERT INTO "facts" VALUES('golden',54,'act 53','redrawn',1,53,'{"entries":[2],"occasion":"point","players":1,"tables":[3]}','691a8d9dd40d5ad003beff10e11299c618816508d1054d2d630cdb910959455d');
INSERT INTO "facts" VALUES('golden',55,'act 54','suggestion_left',1,54,'{"players":2,"table":1,"what":"balance"}','b188e660c4e6e232da81fb0099b9237926482d1236094c8bae23450b4b6f5207');
INSERT INTO "facts" VALUES('golden',56,'act 55','table_halted',1,55,'{"halted":true,"table":1}','13b9b9a85d74eb61cb0e0e618941f60ba42c86afb1d7a33735544dcd5c936195');
INSERT INTO "facts" VALUES('golden',57,'act 56','table_featured',1,56,'{"feature":true,"table":1}','3004ad68d58d949b2ab92ecaf1a43daf976839461728e851b900fd653b149c60');
INSERT INTO "facts" VALUES('golden',58,'act 57','tables_sized',1,57,'{"event":false,"seats":1,"tables":[2]}','53d39f5640fb0c28e8532bd84fd893161ccc7ceb4044e14ab529b7468dadcb1d');
INSERT INTO "facts" VALUES('golden',59,'act 58','seat_reserved',1,58,'{"entry":3,"seat":[1,2]}','55c2aeedc03ce1e331d605e27019144492b5e40331c2efdd70245d335b44f639');
INSERT INTO "facts" VALUES('golden',60,'act 59','seat_marked',1,59,'{"accessible":false,"seat":[1,2]}','4d3c34d4c2791bff15b32a2b6dcb34e71f5017ea29bd95d884f0ea82edcc0875');
INSERT INTO "facts" VALUES('golden',61,'act 60','access_needed',1,60,'{"entry":1,"needed":true}','7b83b2f6e33fbf4c486c633786e959ae0f304ffdf3002d32c183dd26c22585e2');
INSERT INTO "facts" VALUES('golden',62,'act 61','kept_apart',1,61,'{"apart":false,"one":1,"other":2}','df4343bc81fda06600a0f2992333dfa83e06eeec8a345b8c77eff2bd17ed5fb7');
INSERT INTO "facts" VALUES('golden',63,'act 62','refusal_overridden',1,62,'{"code":"1","reason":"2"}','d7f9d4879fa7814da1cabbf53f1f4b51b7ed956ebf7c9065052532d3859e8394');
INSERT INTO "facts" VALUES('golden',64,'act 63','undone',1,63,'{"undone":"1"}','f0bf44b3c362452e7bc6d824b2b3d001f46247b3f965212cedf9efe7fb2acad8');
INSERT INTO "facts" VALUES('golden',65,'act 64','redone',1,64,'{"redone":"1"}','a69ed9d63ad6856bed9637e569757b6588cb0da7ab835eeb04e14b5ba847a64b');
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
INSERT INTO "tournaments" VALUES('golden','Golden',1700000000000,65,64,'a69ed9d63ad6856bed9637e569757b6588cb0da7ab835eeb04e14b5ba847a64b');
CREATE INDEX ix_texts_tournament ON texts (tournament);
COMMIT;
