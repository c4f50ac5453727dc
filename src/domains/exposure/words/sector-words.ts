import { foldToWords } from '../../../foundation/fold-text.ts';
import type { Kind, Sector } from './kinds.ts';

/** As managers of funds, providers and people write them, folded. */
const sectorWords: Readonly<Record<Sector, readonly string[]>> = {
  technology: [
    'information technology',
    'it',
    'tech',
    'software',
    'semiconductors',
    'technologia',
    'technologie',
    'informatyka',
    'technologia informacyjna',
  ],
  financials: [
    'financial services',
    'financial',
    'finance',
    'banks',
    'insurance',
    'finanse',
    'banki',
    'uslugi finansowe',
    'ubezpieczenia',
  ],
  communication: [
    'communication services',
    'communications',
    'telecommunications',
    'telecoms',
    'telecommunication services',
    'media',
    'komunikacja',
    'uslugi komunikacyjne',
    'telekomunikacja',
    'telekomunikacja i media',
  ],
  consumer: [
    'consumer discretionary',
    'consumer staples',
    'consumer cyclical',
    'consumer defensive',
    'consumer goods',
    'consumer services',
    'cyclical consumer',
    'retail',
    'automotive',
    'dobra konsumpcyjne',
    'konsumpcja',
    'dobra luksusowe',
    'dobra podstawowe',
    'dobra wyzszego rzedu',
    'handel',
    'handel i zywnosc',
    'motoryzacja',
  ],
  health: ['health care', 'healthcare', 'pharmaceuticals', 'zdrowie', 'ochrona zdrowia', 'opieka zdrowotna'],
  industry: ['industrials', 'industrial', 'capital goods', 'przemysl', 'przemyslowe', 'dobra przemyslowe'],
  energy: ['oil gas', 'energia', 'paliwa', 'energetyka'],
  materials: [
    'basic materials',
    'mining',
    'materialy',
    'surowce i materialy',
    'wydobycie i surowce',
    'materialy podstawowe',
  ],
  utilities: ['utility', 'uslugi komunalne', 'uzytecznosc publiczna', 'media uzytkowe'],
  'real-estate': ['real estate', 'realestate', 'reit', 'reits', 'nieruchomosci'],
};

const kindWords: Readonly<Record<Kind, readonly string[]>> = {
  shares: ['equity', 'equities', 'stock', 'stocks', 'share', 'company', 'akcje', 'akcja', 'spolka'],
  bonds: [
    'bond',
    'fixed income',
    'fixed income securities',
    'treasury',
    'government bonds',
    'debt',
    'obligacje',
    'obligacja',
    'dluzne',
  ],
  gold: ['precious metals', 'precious metal', 'silver', 'zloto', 'metale szlachetne', 'srebro'],
  commodities: ['commodity', 'surowce', 'surowiec', 'towary'],
  crypto: ['cryptocurrency', 'cryptocurrencies', 'coins', 'kryptowaluty', 'kryptowaluta'],
  property: ['properties', 'nieruchomosc'],
  cash: [
    'cash and or derivatives',
    'cash collateral and margins',
    'money market',
    'cash equivalents',
    'deposits',
    'gotowka',
    'srodki pieniezne',
    'lokaty',
    'rynek pieniezny',
  ],
  funds: ['fund', 'etf', 'etfs', 'mutual fund', 'fundusz', 'fundusze'],
  derivatives: [
    'futures',
    'forwards',
    'forward',
    'swaps',
    'options',
    'fx',
    'pochodne',
    'instrumenty pochodne',
  ],
  other: ['others', 'alternative', 'alternatives', 'inne', 'inny', 'pozostale'],
};

const byWord = <Key extends string>(words: Readonly<Record<Key, readonly string[]>>) =>
  new Map(
    (Object.entries(words) as [Key, readonly string[]][]).flatMap(([key, list]) =>
      [foldToWords(key), ...list].map((word) => [word, key] as const),
    ),
  );
const sectorOf = byWord(sectorWords);
const kindOf = byWord(kindWords);

/** The sector that a text means; nothing where we know no such word. */
export function sectorIn(text: string): Sector | undefined {
  return sectorOf.get(foldToWords(text));
}

export function kindIn(text: string): Kind | undefined {
  return kindOf.get(foldToWords(text));
}

/** A row of "sectors and kinds": companies by their sector, everything else by what it is. */
export function sectorOrKindIn(text: string): Sector | Kind | undefined {
  return sectorIn(text) ?? kindIn(text);
}
