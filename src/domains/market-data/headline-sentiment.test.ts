import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../tests/support/chance/cpu-time.ts';
import { headlineLexicon } from './headline-lexicon.ts';
import { headlineSentiment } from './headline-sentiment.ts';
import { sentimentLevel } from './sentiment-level.ts';

type Side = 'good' | 'bad' | 'neutral';

const english: Record<Side, string[]> = {
  good: [
    'Apple beats earnings expectations and raises guidance',
    'Nvidia shares surge to record high on strong AI demand',
    'Microsoft raises dividend by 10% and announces buyback',
    'Oil giant reduces debt as profit doubles',
    'Jobless claims fall to lowest level since March',
    'Inflation slows more than expected in October',
    'Company avoids bankruptcy after last-minute deal',
    'Court dismisses lawsuit against drugmaker',
    'FDA approves new cancer drug from Pfizer',
    'Quarterly loss narrows as costs fall',
    "Moody's upgrades Poland's credit rating",
    'Stocks rebound despite recession fears',
    'Revenue was weak, but margins improved sharply',
    'Wall Street ends higher as tech leads gains',
    'Eurozone inflation cools to 2.1%, boosting rate cut hopes',
    'Amazon stock hits 52-week high after upbeat outlook',
    'Lufthansa returns to profit',
    'Novo Nordisk wins EU approval for obesity drug',
    'ASML orders top estimates',
    'Gold climbs to all-time high',
    'Layoffs decline for third month',
    'Strike averted at German ports',
    'Retail sales unexpectedly strong in June',
    'Analysts bullish on Polish banks',
    'Toyota lifts full-year profit forecast',
  ],
  bad: [
    'Tesla recalls 200,000 vehicles over brake fault',
    'Bank shares tumble amid fraud probe',
    'Retailer issues profit warning, stock plunges 20%',
    'Airline cuts forecast as fuel costs soar',
    'Goldman downgrades Intel to sell',
    'Company will not pay dividend this year',
    'Chipmaker misses revenue estimates',
    'Unemployment rises unexpectedly',
    'No growth in sales for the third quarter',
    'Carmaker to cut 5,000 jobs',
    'Shares down 4% after weak guidance',
    'Profit rose, but debt levels are soaring',
    'Dow slides 600 points on tariff worries',
    'Boeing posts third straight quarterly loss',
    'Regulator fines Meta $1.3 billion over data transfers',
    'Startup files for bankruptcy',
    'Intel stock sinks 12% on dismal forecast',
    'Nike says demand weakening in China',
    'Crypto exchange hacked, $200m stolen',
    'Home sales slump to lowest in 13 years',
    'Mortgage rates climb to 20-year high',
    'Oil falls as demand fears grow',
    'Gold retreats from record high',
    'US jobless claims jump',
    'Company denies it will raise dividend',
    'ECB hikes rates again',
    'Volkswagen warns of lower margins',
    'GDP shrinks for second quarter, recession confirmed',
    'Netflix loses subscribers for first time in a decade',
    'Shares of Peloton halved since January',
    'Delivery delays hit Airbus',
  ],
  neutral: [
    'Annual general meeting to be held on 14 May',
    'Fed holds rates unchanged',
    'Company publishes its annual report',
    'Apple to open a new store in Warsaw',
    'Shares unchanged in quiet trading',
    'Tesla to report earnings on Wednesday',
    'Google names new chief financial officer',
    'What to watch in markets this week',
    'Bank to merge three branches',
  ],
};

const polish: Record<Side, string[]> = {
  good: [
    'Zysk netto Orlenu wzrósł o 35 proc.',
    'KGHM podnosi prognozę i wypłaci dywidendę',
    'CD Projekt pobił oczekiwania analityków, akcje drożeją',
    'Spadek kosztów poprawił marżę spółki',
    'Inflacja w Polsce spada szybciej od prognoz',
    'Strata spółki mniejsza od oczekiwań',
    'Sąd oddalił pozew przeciwko bankowi',
    'WIG20 mocno w górę, hossa na warszawskiej giełdzie',
    'Spółka uniknęła upadłości dzięki porozumieniu z wierzycielami',
    'Rekordowe zyski banków w trzecim kwartale',
    'Bezrobocie nie rośnie mimo spowolnienia',
    'Dino zwiększa sprzedaż, kurs akcji bije rekordy',
    'WIG20 na plusie, najlepiej radzą sobie banki',
    'PKO BP zwiększył zysk o jedną piątą',
    'Pepco poprawia wyniki i podnosi prognozy',
    'LPP: sprzedaż online wzrosła o 20 proc.',
    'Deweloper sprzedał rekordową liczbę mieszkań',
    'NBP obniżył stopy procentowe',
    'Bezrobocie najniższe od 30 lat',
    'Asseco podpisało kontrakt z bankiem w Niemczech',
    'Obawy inwestorów słabną',
    'Cyfrowy Polsat zmniejszył zadłużenie',
    'Analitycy podnieśli wycenę Kruka',
    'Koniec strajku w kopalni, wydobycie wraca do normy',
    'Ryzyko recesji w Niemczech maleje',
    'Mocne odbicie na Wall Street',
  ],
  bad: [
    'Akcje Allegro runęły po słabych wynikach',
    'UOKiK nałożył karę na operatora',
    'Spółka ostrzega przed stratą w czwartym kwartale',
    'Rosną obawy o recesję w strefie euro',
    'JSW zawiesza wypłatę dywidendy',
    'Zwolnienia grupowe w fabryce pod Poznaniem',
    'Fitch obniżył rating spółki',
    'Zysk banku niższy od oczekiwań rynku',
    'Koszty energii gwałtownie rosną',
    'Spółka nie wypłaci dywidendy za 2025 rok',
    'Producent gier bez zysku drugi rok z rzędu',
    'Przychody wzrosły, ale strata się pogłębiła',
    'Prokuratura wszczęła śledztwo w sprawie oszustwa',
    'WIG20 zniżkuje, ciążą mu spółki energetyczne',
    'Tauron odnotował 300 mln zł straty',
    'Spółka złożyła wniosek o upadłość',
    'Kurs Żabki spada do historycznego minimum',
    'Sąd ogłosił upadłość dewelopera',
    'Inflacja znów przyspiesza',
    'PKB skurczył się w drugim kwartale',
    'Nie ma szans na wyższą dywidendę w tym roku',
    'Prezes rezygnuje po skandalu',
    'KNF wszczęła postępowanie wobec maklera',
    'Produkcja przemysłowa spadła czwarty miesiąc z rzędu',
    'Analitycy tną prognozy dla Kęt',
    'Awaria wstrzymała produkcję w rafinerii',
    'Ryzyko recesji w Niemczech rośnie',
    'Akcje w Azji mocno w dół, Nikkei -4,2 proc.',
    'Nastroje konsumentów wyraźnie się pogorszyły',
    'Zysk Eurocashu stopniał o połowę',
  ],
  neutral: [
    'Walne zgromadzenie akcjonariuszy odbędzie się 14 maja',
    'Spółka opublikowała raport roczny',
    'Kurs akcji bez zmian',
    'Nowy prezes obejmie stanowisko w styczniu',
    'RPP zdecyduje w środę o stopach procentowych',
    'Rada nadzorcza powołała nowego członka zarządu',
    'GPW: debiut nowej spółki w czwartek',
    'Spółka przedstawi strategię na lata 2026-2030',
  ],
};

function sideOf(headline: string): Side {
  const level = sentimentLevel(headlineSentiment(headline));
  if (level === 'neutral') return 'neutral';
  return level.endsWith('bullish') ? 'good' : 'bad';
}

describe.each([
  ['English', english],
  ['Polish', polish],
])('%s headlines', (_, headlines) => {
  const all = (Object.keys(headlines) as Side[]).flatMap((side) =>
    headlines[side].map((headline): [Side, string] => [side, headline]),
  );
  test.each(all)('%s: %s', (side, headline) => {
    expect(sideOf(headline)).toBe(side);
  });
});

describe('the same words', () => {
  test.each([
    ['Profit rises', 'Profit does not rise'],
    ['Costs fall', 'Costs rise'],
    ['Losses narrow', 'Losses widen'],
    ['Zysk wzrósł', 'Zysk nie wzrósł'],
    ['Spadek kosztów', 'Wzrost kosztów'],
    ['Strata spadła', 'Strata wzrosła'],
    ['Wzrost sprzedaży', 'Spadek sprzedaży'],
    ['Lawsuit dismissed', 'Lawsuit filed'],
    ['Spółka bez długu', 'Spółka bez dywidendy'],
  ])('%s is good, %s is bad', (good, bad) => {
    expect([sideOf(good), sideOf(bad)]).toEqual(['good', 'bad']);
  });

  test.each([
    ['Shares fall sharply', 'Shares fall', 'Shares fall slightly'],
    ['Kurs gwałtownie spadł', 'Kurs spadł', 'Kurs nieznacznie spadł'],
    ['Rekordowa strata', 'Strata', 'Niewielka strata'],
  ])('%s is worse than %s, and that than %s', (strong, plain, weak) => {
    expect(headlineSentiment(strong)).toBeLessThan(headlineSentiment(plain));
    expect(headlineSentiment(plain)).toBeLessThan(headlineSentiment(weak));
    expect(headlineSentiment(weak)).toBeLessThan(0);
  });

  test('weigh less in a question, and more after a "but"', () => {
    expect(headlineSentiment('Czy kurs wzrośnie?')).toBeLessThan(headlineSentiment('Kurs wzrośnie'));
    expect(headlineSentiment('Profit fell, but sales rose')).toBeGreaterThan(0);
    expect(headlineSentiment('Zysk wzrósł, ale sprzedaż spadła')).toBeLessThan(0);
  });
});

test.each([
  'zysk zysku zyski zyskow',
  'strata straty stratę stratą stracie',
  'dywidenda dywidendy dywidendę',
])('every form of a word is the same word: %s', (forms) => {
  const scores = forms.split(' ').map((form) => headlineSentiment(`${form} rośnie`));
  expect(new Set(scores).size).toBe(1);
});

test.each(polish.good.concat(polish.bad))('Polish letters and capitals do not matter: %s', (headline) => {
  const plain = headline.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
  expect(headlineSentiment(plain)).toBe(headlineSentiment(headline));
  expect(headlineSentiment(headline.toUpperCase())).toBe(headlineSentiment(headline));
});

test.each([
  '',
  ' ',
  '?',
  '12 345,67',
  'Lorem ipsum dolor',
  'Best Buy opens a store',
  'Rośliny doniczkowe w biurze',
  '公司公布年度报告',
  '\u0000\uD800',
])('what it does not know is 0: %j', (headline) => {
  expect(headlineSentiment(headline)).toBe(0);
});

test('stays within -1 and 1, and quick, whatever comes', () => {
  const spent = cpuTime(() => {
    for (const word of ['crash ', 'wzrost ', 'not ', '-5% ', '| ', 'no loss ', 'x', '(((', '+'])
      for (const long of [word.repeat(100_000), word.repeat(50)])
        expect(Math.abs(headlineSentiment(long))).toBeLessThanOrEqual(1);
  });
  expect(spent).toBeLessThan(1000);
});

test('the lexicon has every pattern once, folded, and no stem shorter than three letters', () => {
  const all = headlineLexicon.flatMap(([, list]) => list.split(/\s+/));
  expect(all.filter((pattern, i) => all.indexOf(pattern) !== i)).toEqual([]);
  expect(all.filter((pattern) => !/^([a-z]+\*?_)*[a-z]+\*?$/.test(pattern))).toEqual([]);
  expect(all.filter((pattern) => /^[a-z]{1,2}\*$/.test(pattern))).toEqual([]);
});
