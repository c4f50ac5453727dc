/**
 * What may be paid into accounts of old age in a calendar year, in złoty: three times the wage that is forecast for the
 * year into an IKE and as much into an OIPE, 1.2 times into an IKZE, 1.8 times for who is self-employed (rules ED-6, TX-20).
 */
export const pensionLimits = {
  '2015': { ike: '11877', ikze: '4750.80', ikzeSelf: null },
  '2016': { ike: '12165', ikze: '4866', ikzeSelf: null },
  '2017': { ike: '12789', ikze: '5115.60', ikzeSelf: null },
  '2018': { ike: '13329', ikze: '5331.60', ikzeSelf: null },
  '2019': { ike: '14295', ikze: '5718', ikzeSelf: null },
  '2020': { ike: '15681', ikze: '6272.40', ikzeSelf: null },
  '2021': { ike: '15777', ikze: '6310.80', ikzeSelf: '9466.20' },
  '2022': { ike: '17766', ikze: '7106.40', ikzeSelf: '10659.60' },
  '2023': { ike: '20805', ikze: '8322', ikzeSelf: '12483' },
  '2024': { ike: '23472', ikze: '9388.80', ikzeSelf: '14083.20' },
  '2025': { ike: '26019', ikze: '10407.60', ikzeSelf: '15611.40' },
  '2026': { ike: '28260', ikze: '11304', ikzeSelf: '16956' },
} as const;

type LimitYear = keyof typeof pensionLimits;

/** Accounts with a limit of their own: a PPK has none. */
export const limitedKinds = ['ike', 'ikze', 'oipe'] as const;
export type LimitedKind = (typeof limitedKinds)[number];

/** OIPE can be had since this year. */
const firstOipe = '2024';
/** Of a later year nobody can say anything before it is announced. */
export const lastAnnounced = '2026';
/** The self-employed have a limit of their own since this year. */
export const firstSelfEmployed = 2021;

/** The limit of a year; null for one that is not announced or not kept here, and for one without such accounts. */
export function limitOf(kind: LimitedKind, year: string, isSelfEmployed = false): string | null {
  if (!(year in pensionLimits)) return null;
  const { ike, ikze, ikzeSelf } = pensionLimits[year as LimitYear];
  if (kind === 'oipe') return year >= firstOipe ? ike : null;
  return kind === 'ike' ? ike : ((isSelfEmployed ? ikzeSelf : null) ?? ikze);
}
