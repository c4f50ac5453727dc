/**
 * What a word does in a headline.
 * move: something goes up or down; good or bad depends on what. `next`: what it moves stands after it.
 * trend: the same as a noun (growth, spadek); takes its sign from the thing beside it.
 * thing: what moves. `grows`: whether more of it is good; `own`: what its mere mention says.
 * negation: turns what follows; an absence also a thing that says nothing itself (no dividend), an ending also
 * what stands before it (strike averted).
 * strong: strengthens the neighbour, or stands for itself where there is none. degree: strengthens or weakens.
 * clause: begins a new clause. turn: begins one that outweighs those before it.
 * nothing: keeps a word from being read otherwise.
 */
export type Meaning =
  | { kind: 'move'; value: number; next?: boolean }
  | { kind: 'trend'; value: number }
  | { kind: 'thing'; grows: number; own: number }
  | { kind: 'mood'; value: number }
  | { kind: 'strong'; value: number }
  | { kind: 'degree'; factor: number }
  | { kind: 'negation'; of: 'any' | 'absence' | 'ending' }
  | { kind: 'clause'; weight: number }
  | { kind: 'turn' }
  | { kind: 'hedge' }
  | { kind: 'nothing' };

const move = (value: number, next = false): Meaning => ({ kind: 'move', value, next });
const thing = (grows: number, own: number): Meaning => ({ kind: 'thing', grows, own });
const mood = (value: number): Meaning => ({ kind: 'mood', value });

/**
 * Words folded to a-z; `*` stands for any ending, `_` joins the words of a phrase. Longer patterns win over
 * shorter ones, so that `roslin*` (plants) is kept from being read as `rosl*` (grew).
 */
export const headlineLexicon: [Meaning, string][] = [
  [
    move(0.8),
    `record_high* all_time_high* surge surges surged surging soar* jump jumps jumped jumping rally rallies
     rallied rallying skyrocket* rocket rockets rocketed spike spikes spiked double doubles doubled triple
     tripled tripling explode* zoom* trebl*
     wystrzel* szybuj* poszybow* winduj* skoczy* skacze podwoi* podwaja* potroi* eksplod*`,
  ],
  [
    move(0.5),
    `rise rises rose risen rising climb* gain gains gained gaining grow grows grew grown growing up higher
     increase increases increased increasing advance advances advanced rebound* recover* accelerat*
     strengthen* widen widens widened widening outpac* exceed* swell* lift lifts lifted boost* above larger
     bigger expand* improv* edge_up edges_up tops topped heat_up highest bounce* pick_up picks_up picked_up
     week_high* month_high* year_high* new_high* fresh_high*
     wzros* wzrast* rosn* rosl* urosn* urosl* zwyzkuj* zwyzkow* drozej* drozsz* podrozal* podrozeje* umacnia*
     umocni* wzmacnia* wzmocni* odbija* odbil* odbic przyspiesz* popraw* zyskuj* zyskal* zyska wyzsz* wyzej
     powyzej przebil* przebij* przebic przekroczy* przekracz* przewyzsz* pobil* pobije wieksz* odrabia*
     odrobi* pnie najwyzsz* maksimum maksima rozwij* w_gore pogleb* na_plusie plusie`,
  ],
  [
    move(0.5, true),
    `high raise raises raised raising hike hikes hiked hiking
     podnosi* podnios* podniesi* podniesl* podwyzsz* wysoki* wysoka zwieksz* powieksz*`,
  ],
  [
    move(-0.8),
    `record_low* all_time_low* plunge* plunging tumbl* crash crashes crashed crashing slump* sink sinks sank
     sinking plummet* collaps* crater* nosediv* halve halves halved tank tanks tanked tanking
     runal* runel* runie zanurk* nurkuj* pikuj* zalam* tapn* zapasc zapasci krach krachu`,
  ],
  [
    move(-0.5),
    `fall falls fell fallen falling drop drops dropped dropping declin* decrease* decreasing down lower slip*
     slid slide slides sliding dip dips dipped lose loses losing lost shrink* shrank shrunk weak* soften*
     worsen* deteriorat* slow* stall* ease eases eased easing retreat* recede* narrow* below smaller cool
     cools cooled cooling cheapen* contracted contracting economy_contracts gdp_contracts edge_down
     edges_down fade fades faded lowest week_low* month_low* year_low* new_low* fresh_low*
     spad* traci traca tracil* strac* tanieje tanieja stanial* potanial* potanieje* potanieja slab* oslab*
     zlagodni* lagodni* nizsz* nizej ponizej mniejsz* maleje maleja zmalal* zmaleje kurczy* skurczy* pogorsz*
     pogarsz* gorsz* hamuj* wyhamow* zahamow* spowoln* spowaln* zwalnia* zwolnil* topniej* stopnial* cofn*
     cofa znizkuj* znizkow* najnizsz* minimum minima w_dol na_minusie minusie gasn* wolniej wolniejsz*`,
  ],
  [
    move(-0.5, true),
    `pause pauses paused low cut cuts cutting slash* trim trims trimmed reduc* lowers lowered lowering curb*
     scrap scraps scrapped suspend* halt* shed sheds shedding
     obniz* zmniejsz* ogranicz* redukuj* niski* niska zredukow* tnie tna ciecie ciec ciecia scina sciela
     scial zawiesi* zawiesz* wstrzym*`,
  ],
  [
    { kind: 'trend', value: 0.5 },
    `growth upturn uptick expansion increase_in growth_rate
     wzrost wzrostu wzrosty wzrostow wzrostem wzrostami wzrostach odbicie odbicia odbiciem zwyzka zwyzki
     zwyzke zwyzek podwyzka podwyzki podwyzke podwyzek podwyzce podwyzkami ozywien*`,
  ],
  [
    { kind: 'trend', value: -0.5 },
    `decline declines downturn slowdown contraction slump_in pullback reduction reductions
     spadek spadku spadki spadkow spadkiem spadkach spadkami spadkom obnizka obnizki obnizke obnizek obnizce
     znizka znizki znizek przecena przeceny przecene przecen redukcja redukcji redukcje spowolnien*`,
  ],
  [
    thing(1, 0.1),
    `profit profits profitability ebitda earnings eps
     zysk zysku zyski zyskow zyskiem zyskami zyskach zyskownos*`,
  ],
  [
    thing(1, 0),
    `revenue revenues sales share shares stock stocks equities price prices demand output orders order_book
     backlog dividend dividends margin margins forecast forecasts guidance outlook target targets rating
     ratings estimate estimates gdp jobs employment staff workforce index futures market markets income
     turnover stake subscribers deliveries exports production wages confidence sentiment investment cash_flow
     recommendation
     przychod* sprzedaz* akcje akcji akcjom akcjami akcja kurs kursu kursy notowan* popyt* produkcj*
     zamowien* dywidend* marza marzy marze marz prognoz* wynik wyniki wynikow wynikom wynikami rating*
     indeks* gield* pkb zatrudnien* rynek rynku rynki obroty obrotow eksport* ceny cen cena cene dochod*
     przeplyw* rekomendac* wycen* rentownos* udzial* inwestycj* dostaw dostawy konsumpcj* portfel_zamowien
     nastroj*`,
  ],
  [
    thing(-1, 0),
    `cost costs expense expenses inflation unemployment joblessness jobless debt debts deficit deficits
     liabilities inventories claims unemployment_rate jobless_claims leverage
     koszt* inflacj* bezroboci* zadluzen* dlug dlugu dlugow dlugiem deficyt* zobowiazan* zapasow
     stopa_bezrobocia stopy_bezrobocia wydatk*`,
  ],
  [
    thing(-0.5, 0),
    `interest_rate* rate rates yields tax taxes tariffs tariff volatility
     stop stopy stopami stopach stop_procentow* stopy_procentow* podatek podatk* rentownos*_obligac* cla
     zmiennos*`,
  ],
  [
    thing(-1, -0.25),
    `risk risks concern concerns worry worries uncertainty tension tensions pressure pressures headwind*
     caution
     obaw* ryzyk* niepewnos* napiec* presj* zaniepokojen* watpliwos*`,
  ],
  [
    thing(-1, -0.5),
    `rout problem problems loss losses fear fears recession crisis crises lawsuit lawsuits sue sues sued
     probe probes investigation investigations investigates fine fines fined penalty penalties strike strikes
     outage outages delay delays delayed war sanctions layoff layoffs job_cuts complaints shortage shortages
     glut breach hack hacked recall recalls recalled writedown* write_down* write_off* impairment* accident
     disruption* downside selloff sell_off sell_offs panic turmoil stagnation
     strata straty strate strat stracie stratom stratami stratach recesj* kryzys* pozew pozwu pozwy pozwow
     pozwem pozwal* pozywa* sledztw* postepowan* dochodzen* kara kary kare kar kar_finansow* grzywn* strajk*
     awari* opoznien* opozni* wojna wojny wojne wojnie sankcj* zwolnien* niedobor* odpis odpisu odpisy
     odpisow wypadek wypadku wypadki przestoj* wyprzedaz* panik* zawirowan* stagnacj* zarzut* wyciek*
     cyberatak* problemy problemow klopot*`,
  ],
  [
    thing(-1, -0.8),
    `bankruptcy bankruptcies bankrupt insolven* default defaults defaulted fraud* scandal* delist* liquidat*
     embezzl* ponzi
     bankru* upadlos* niewyplacaln* oszust* oszuk* skandal* afera afery afere wylud* malwersac* likwidac*`,
  ],
  [
    mood(0.8),
    `record_profit* blowout stellar bull_market
     rekordow*_zysk* historyczn*_rekord* hossa hossy hosse hossie`,
  ],
  [
    mood(0.6),
    `top_estimates top_forecasts top_expectations beat beats beating upgrade upgrades upgraded upgrading
     outperform* bullish overweight triumph* breakthrough stronger_than_expected better_than_expected
     buy_rating strong_buy good_buy swings_to_profit back_in_profit pass_stress_test* passes_stress_test*
     passed_stress_test* return_to_profit returns_to_profit
     lepsz* lepiej powyzej_oczekiwan przelom* kupuj przewazaj sukces* swietn* znakomit* rewelacyj*
     wychodzi_na_prosta odrabia*_strat* odrobi*_strat*`,
  ],
  [
    mood(0.4),
    `buy_back buys_back buying_back win wins won winning award awards awarded approve* approval secures
     secured success* optimis* upbeat profitable buyback buybacks good great best excellent robust solid
     resilien* milestone thrive* thriving confident upside hope hopes breakeven break_even relief stabiliz*
     stabilis* reward* overtake*
     wygral* wygryw* wygra zgode zgoda zatwierdz* optymis* skup_akcji skupu_akcji dobre dobry dobra dobrze
     solidn* pozytywn* zadowol* zadowal* nadziej* korzystn* atrakcyjn* stabilizuj* ustabiliz* rozkwit* ulg*
     wsparci* najleps* lider* obiecuj* rentown* zarobil* zarobi zarabia*`,
  ],
  [
    mood(0.25),
    `ends_strike end_strike ends_probe partnership partner partners deal contract contracts agreement
     positive opportunity
     kontrakt zakoncz*_strajk* rozwiazal*_problem* kontraktu kontrakty kontraktow umowe umowy umowa
     porozumien* partnerstw* wspolprac* wyplaci wyplaca`,
  ],
  [
    mood(-0.6),
    `miss misses missed missing downgrade downgrades downgraded downgrading underperform* bearish underweight
     profit_warning* warning_on_profit bear_market worse worst disappoint* sell_rating dismal fiasco
     worse_than_expected
     rozczarow* bessa bessy besse bessie sprzedaj niedowazaj ostrzezen*_o_wynik* najgorsz* fataln* katastrof*
     dramat* ponizej_oczekiwan zerwa*_umow* rozwiaz*_umow* wypowiedz*_umow*`,
  ],
  [
    mood(-0.4),
    `profit_taking warn warns warned warning warnings fail fails failed failing failure accus* weigh_on
     weighs_on weighed_on weighing_on wipe_out wipes_out wiped_out struggl* suffer* hurt hurts bad poor
     negative threat* troubl* pessimis* gloom* bleak blow setback* unprofitable caution* shut shuts shutdown
     overvalued bubble scrutiny downbeat dilut* drag drags stagnat* not_pay*
     nie_wyplac* nie_zaplac* realizuj*_zysk* realizacj*_zysk* korekta korekty korekte ostrzeg* ostrzez*
     nieudan* cierp* zawiaz*_rezerw* uciek* nie_pomog* nie_pomag* zagroz* grozi groza zle zly zla negatywn*
     pesymis* fiask* zamyka_zaklad* zamyka_fabryk* nierentown* przewartosc* banka uderza uderzyl* uderzaj*
     kiepsk* niepokoj* naruszy* naruszen* niekorzystn* martwi* zaszkodz* szkodz*`,
  ],
  [
    { kind: 'strong', value: 0.4 },
    `record records faster strong strongest stronger historic historically
     rekord rekordy rekordu rekordow* mocny mocna mocne mocnych mocnym mocnej mocniejsz* szybsz* szybciej
     silny silna silne silnych silnym silnej silniejsz* historyczn*`,
  ],
  [
    { kind: 'degree', factor: 1.4 },
    `sharply sharp dramatic strongly significantly heavily dramatically massive massively huge deep deeply
     very steep steeply most biggest largest severe severely major double_digit rapidly
     gwaltown* mocno ostro silnie znaczn* znaczac* wyrazn* drastyczn* dwucyfrow* najwieks* ogromn* potezn*
     gleboki* bardzo duza duze duzy duzych najmocniej najsilniej lawinow* dynamiczn* skokow*`,
  ],
  [
    { kind: 'degree', factor: 0.5 },
    `slightly modestly marginally little mild mildly modest slight somewhat
     lekko nieznacznie nieco minimalnie delikatnie lekki lekkie niewielk* kosmetyczn* symboliczn*`,
  ],
  [
    { kind: 'negation', of: 'absence' },
    `no without lack lacks lacking zero withdraw* withdrew cancel* reject*
     bez brak braku brakuje zaden zadnych zadnej wycofuj* wycofal* odrzuc* odwoluj* odwolal*`,
  ],
  [
    { kind: 'negation', of: 'any' },
    `not never neither nor cannot isnt wasnt doesnt didnt dont wont hasnt havent arent werent wouldnt couldnt
     cant fails_to failed_to fail_to unable denies deny denied unlikely no_longer
     nie nigdy ani malo_prawdopodobn*`,
  ],
  [
    { kind: 'negation', of: 'ending' },
    `avoid* avert* escape* dismiss* settle settles settled cleared_of prevent* end_of called_off thrown_out
     resolv*
     unikn* unika* zazegna* umorz* oddal* koniec`,
  ],
  [{ kind: 'clause', weight: 0.3 }, 'despite although though choc chociaz mimo pomimo'],
  [
    { kind: 'clause', weight: 1 },
    `on over after as amid following while when because due since before
     po przez gdy kiedy poniewaz bo wskutek dzieki z_powodu w_wyniku w_zwiazku przed`,
  ],
  [{ kind: 'turn' }, 'but however yet ale lecz jednak natomiast'],
  [{ kind: 'hedge' }, 'could might whether if moze moga moglby moglaby moglyby czy jesli ewentualn*'],
  [
    { kind: 'nothing' },
    `from_record_high* from_all_time_high* from_record high_court high_street low_cost wysoki_sad not_only
     nie_tylko bez_zmian no_change nie_wyklucz* no_doubt bez_watpienia best_buy start_up start_ups set_up
     set_to roslin* record_date double_down down_payment up_to up_for made_up stop_loss follow_up bez_wzgledu
     risk_management po_raz in_line deal_with`,
  ],
];
