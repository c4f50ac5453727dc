import { foldToWords } from '../../../foundation/fold-text.ts';

/** Gold, coins and cash are of no country; neither is what somebody says so of. */
export const noCountry = 'none';

const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK';
const dollar = 'US PR EC SV PA GU VI';

/** What a country's companies and their shares are reckoned in: `country` by `currency`. */
const currencies: Readonly<Record<string, string>> = {
  eur: euro,
  usd: dollar,
  pln: 'PL',
  gbp: 'GB JE GG IM',
  chf: 'CH LI',
  jpy: 'JP',
  cny: 'CN',
  hkd: 'HK',
  twd: 'TW',
  inr: 'IN',
  krw: 'KR',
  cad: 'CA',
  aud: 'AU',
  nzd: 'NZ',
  sek: 'SE',
  nok: 'NO',
  dkk: 'DK FO GL',
  isk: 'IS',
  czk: 'CZ',
  huf: 'HU',
  ron: 'RO',
  uah: 'UA',
  rub: 'RU',
  try: 'TR',
  ils: 'IL',
  sar: 'SA',
  aed: 'AE',
  qar: 'QA',
  kwd: 'KW',
  bhd: 'BH',
  omr: 'OM',
  egp: 'EG',
  zar: 'ZA',
  ngn: 'NG',
  kes: 'KE',
  mad: 'MA',
  brl: 'BR',
  mxn: 'MX',
  clp: 'CL',
  cop: 'CO',
  pen: 'PE',
  ars: 'AR',
  sgd: 'SG',
  myr: 'MY',
  idr: 'ID',
  thb: 'TH',
  php: 'PH',
  vnd: 'VN',
  pkr: 'PK',
  bdt: 'BD',
  lkr: 'LK',
  kzt: 'KZ',
  gel: 'GE',
  mop: 'MO',
};
const ofCountry = new Map(
  Object.entries(currencies).flatMap(([currency, list]) =>
    list.split(' ').map((country) => [country, currency] as const),
  ),
);

/** The currency of a country, lowercase; nothing where we do not know it. */
export function currencyOfCountry(country: string): string | undefined {
  return ofCountry.get(country);
}

/** Other names of countries in files of funds, folded. */
const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  'stany zjednoczone ameryki': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'wielka brytania': 'GB',
  'korea south': 'KR',
  korea: 'KR',
  'south korea': 'KR',
  'korea poludniowa': 'KR',
  'republic of korea': 'KR',
  'hong kong': 'HK',
  hongkong: 'HK',
  macau: 'MO',
  'taiwan province of china': 'TW',
  tajwan: 'TW',
  'russian federation': 'RU',
  russia: 'RU',
  'czech republic': 'CZ',
  holandia: 'NL',
  holland: 'NL',
  turkey: 'TR',
  'viet nam': 'VN',
  uae: 'AE',
  zea: 'AE',
  none: noCountry,
  brak: noCountry,
};

let byName: Map<string, string> | undefined;

/** Made when the first file is read: two languages, every code that is a country. */
function countryNames(): Map<string, string> {
  if (byName) return byName;
  byName = new Map();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const language of ['en', 'pl']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const name = names.of(first + second);
        if (name && isCountry(first + second)) byName.set(foldToWords(name), first + second);
      }
  }
  for (const [name, code] of Object.entries(aliases)) byName.set(name, code);
  return byName;
}

/** Codes that name a union, the world or nobody. */
const noCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'ZZ',
  'XA',
  'XB',
  'UK',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
]);
let english: Intl.DisplayNames | undefined;

/** Two letters that are a country's. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.has(code)) return false;
  english ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return english.of(code) !== undefined;
}

/** The country that a text means: its code or its name in either language; nothing where there is no such country. */
export function countryIn(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return isCountry(code) ? code : countryNames().get(foldToWords(text));
}

/** A currency's three letters, lowercase. */
export function currencyIn(text: string): string | undefined {
  const code = text.trim().toLowerCase();
  return /^[a-z]{3}$/.test(code) ? code : undefined;
}
