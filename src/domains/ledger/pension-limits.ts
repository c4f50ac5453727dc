/**
 * What may be paid into IKE and IKZE in a calendar year, in złoty: three times and 1.2 times the wage that is forecast
 * for the year, 1.8 times for who is self-employed (rule ED-6).
 */
export const pensionLimits = {
  '2023': { ike: '20805', ikze: '8322', ikzeSelf: '12483' },
  '2024': { ike: '23472', ikze: '9388.80', ikzeSelf: '14083.20' },
  '2025': { ike: '26019', ikze: '10407.60', ikzeSelf: '15611.40' },
  '2026': { ike: '28260', ikze: '11304', ikzeSelf: '16956' },
} as const;

export type LimitYear = keyof typeof pensionLimits;

export function limitOf(kind: 'ike' | 'ikze', year: string): string | null {
  return year in pensionLimits ? pensionLimits[year as LimitYear][kind] : null;
}
