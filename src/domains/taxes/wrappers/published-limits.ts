import { type Decimal, decimal } from '../../../foundation/decimal.ts';

/** How much a person may pay in within a year, as announced for it; sources in docs/rules/taxes.md. */
const announced: Record<number, [ike: string, ikze: string, ikzeSelfEmployed: string | null]> = {
  2015: ['11877', '4750.80', null],
  2016: ['12165', '4866', null],
  2017: ['12789', '5115.60', null],
  2018: ['13329', '5331.60', null],
  2019: ['14295', '5718', null],
  2020: ['15681', '6272.40', null],
  2021: ['15777', '6310.80', '9466.20'],
  2022: ['17766', '7106.40', '10659.60'],
  2023: ['20805', '8322', '12483'],
  2024: ['23472', '9388.80', '14083.20'],
  2025: ['26019', '10407.60', '15611.40'],
  2026: ['28260', '11304', '16956'],
};
/** OIPE can be had since this year. */
const firstOipe = 2024;

export type Limited = 'IKE' | 'IKZE' | 'OIPE';

/** The limit of a year; nothing for a year that is not announced, or in which there was no such account. */
export function limitOf(wrapper: Limited, year: number, isSelfEmployed: boolean): Decimal | undefined {
  const row = announced[year];
  if (!row) return undefined;
  const [ike, ikze, ikzeSelfEmployed] = row;
  switch (wrapper) {
    case 'IKE':
      return decimal(ike);
    case 'OIPE':
      return year >= firstOipe ? decimal(ike) : undefined;
    default:
      return decimal(isSelfEmployed ? (ikzeSelfEmployed ?? ikze) : ikze);
  }
}
