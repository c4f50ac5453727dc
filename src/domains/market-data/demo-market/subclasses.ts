import type { Bilingual, DemoClass } from './demo-instrument.ts';

/** The second level of the tree of asset classes, as far as the demonstration market fills it. */
export const subclasses = {
  'polish-shares': { class: 'stocks', names: { en: 'Polish shares', pl: 'Akcje polskie' } },
  'us-shares': { class: 'stocks', names: { en: 'US shares', pl: 'Akcje amerykańskie' } },
  'european-shares': { class: 'stocks', names: { en: 'European shares', pl: 'Akcje europejskie' } },
  'equity-etf': { class: 'etf', names: { en: 'Equity ETFs', pl: 'ETF-y akcyjne' } },
  'bond-etf': { class: 'etf', names: { en: 'Bond ETFs', pl: 'ETF-y obligacyjne' } },
  'commodity-etf': { class: 'etf', names: { en: 'Commodity ETFs', pl: 'ETF-y surowcowe' } },
  coins: { class: 'crypto', names: { en: 'Coins', pl: 'Kryptowaluty zmienne' } },
  stablecoins: { class: 'crypto', names: { en: 'Stablecoins', pl: 'Stablecoiny' } },
  'precious-metals': { class: 'commodities', names: { en: 'Precious metals', pl: 'Metale szlachetne' } },
  'industrial-metals': { class: 'commodities', names: { en: 'Industrial metals', pl: 'Metale przemysłowe' } },
  energy: { class: 'commodities', names: { en: 'Energy', pl: 'Energia' } },
  agriculture: { class: 'commodities', names: { en: 'Agriculture', pl: 'Produkty rolne' } },
  'index-futures': { class: 'futures', names: { en: 'Index futures', pl: 'Kontrakty na indeksy' } },
  'commodity-futures': { class: 'futures', names: { en: 'Commodity futures', pl: 'Kontrakty na surowce' } },
  'currency-futures': {
    class: 'futures',
    names: { en: 'Currency and crypto futures', pl: 'Kontrakty na waluty i kryptowaluty' },
  },
  'polish-indices': { class: 'indices', names: { en: 'Polish indices', pl: 'Indeksy polskie' } },
  'foreign-indices': { class: 'indices', names: { en: 'Foreign indices', pl: 'Indeksy zagraniczne' } },
  'treasury-bonds': {
    class: 'bonds',
    names: { en: 'Exchange-traded treasury bonds', pl: 'Obligacje skarbowe z giełdy' },
  },
} as const satisfies Record<string, { class: DemoClass; names: Bilingual }>;

export type SubclassSlug = keyof typeof subclasses;
