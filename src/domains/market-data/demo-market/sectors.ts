import type { Bilingual } from './demo-instrument.ts';

/** Sectors of the heat map. */
export const sectors = {
  banks: { en: 'Banks', pl: 'Banki' },
  finance: { en: 'Finance', pl: 'Finanse' },
  retail: { en: 'Retail and food', pl: 'Handel i żywność' },
  consumer: { en: 'Consumer goods', pl: 'Dobra konsumpcyjne' },
  energy: { en: 'Energy', pl: 'Energia' },
  mining: { en: 'Mining and materials', pl: 'Wydobycie i surowce' },
  industry: { en: 'Industry', pl: 'Przemysł' },
  automotive: { en: 'Cars', pl: 'Motoryzacja' },
  telecoms: { en: 'Telecoms and media', pl: 'Telekomunikacja i media' },
  software: { en: 'Software and games', pl: 'Oprogramowanie i gry' },
  technology: { en: 'Technology', pl: 'Technologia' },
  health: { en: 'Health', pl: 'Zdrowie' },
} as const satisfies Record<string, Bilingual>;

export type SectorSlug = keyof typeof sectors;
