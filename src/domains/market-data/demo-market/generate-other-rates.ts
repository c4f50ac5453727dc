import { roundTo } from './arithmetic/elementary.ts';
import { normal, streamOf } from './arithmetic/keyed-random.ts';
import { civilOf, dayIndex, isoDay, weekdayOf } from './calendar/day-index.ts';
import type { DemoMarket } from './demo-market.ts';

/** About how many units a dollar bought in the autumn of 2026: the other currencies of NBP's tables A and B. */
const unitsForADollar = `
  THB 32.5, AUD 1.52, HKD 7.8, CAD 1.39, NZD 1.72, SGD 1.29, HUF 335, UAH 41.8, JPY 150, CZK 21, DKK 6.4, ISK 123,
  NOK 10.1, SEK 9.5, RON 4.36, TRY 41, ILS 3.35, CLP 950, PHP 57.5, MXN 18.5, ZAR 17.4, BRL 5.4, MYR 4.2, IDR 16500,
  INR 88, KRW 1410, CNY 7.12, XDR 0.735,
  AFN 68, MGA 4450, PAB 1, ETB 143, VES 180, BOB 6.9, CRC 504, SVC 8.75, NIO 36.7, GMD 72, MKD 53, DZD 130, BHD 0.377,
  IQD 1310, JOD 0.709, KWD 0.306, LYD 5.42, RSD 100.5, TND 2.92, MAD 9.1, AED 3.67, STN 21, BSD 1, BBD 2, BZD 2.01,
  BND 1.29, FJD 2.27, GYD 209, JMD 160, LRD 183, NAD 17.4, SRD 38.5, TTD 6.78, XCD 2.7, SBD 8.2, ZWG 26.7, VND 26300,
  AMD 383, CVE 94.5, AWG 1.79, BIF 2950, XOF 562, XAF 562, XPF 102, DJF 178, GNF 8680, KMF 421, CDF 2500, RWF 1450,
  EGP 47.6, GIP 0.75, LBP 89500, SSP 4600, SDG 600, SYP 13000, GHS 10.9, HTG 131, PYG 7050, XCG 1.79, PGK 4.2,
  LAK 21700, MWK 1735, ZMW 22.7, AOA 915, MMK 2100, GEL 2.71, MDL 16.9, ALL 82.8, HNL 26.2, SLE 23.2, SZL 17.4,
  LSL 17.4, AZN 1.7, MZN 63.9, NGN 1460, ERN 15, TWD 30.6, TMT 3.5, MRU 39.9, TOP 2.4, MOP 8.03, ARS 1400, DOP 63,
  COP 3900, CUP 24, UYU 39.9, BWP 13.4, GTQ 7.66, IRR 42000, YER 239, QAR 3.64, OMR 0.385, SCR 14.3, MUR 45.5, NPR 141,
  PKR 281, LKR 303, MVR 15.4, KES 129, PEN 3.4, SAR 3.75, TZS 2450, UGX 3480, KGS 87.4, KZT 540, SOS 571, BDT 122,
  WST 2.78, KHR 4020, MNT 3590, VUV 121, BAM 1.68, UZS 12100, TJS 9.3, BYN 3.4`;

export type OtherRate = { code: string; day: string; pln: number };

/** From here on there is a rate each Wednesday, before it one each month: the switch needs today's, the past a line. */
const weeklyFrom = dayIndex('2026-01-01');
const wednesday = 2;

/** Złoty for one unit of the currencies that nothing here is quoted in: they follow the dollar and stray a little. */
export function generateOtherRates({ from, rates }: Pick<DemoMarket, 'from' | 'rates'>): OtherRate[] {
  const first = dayIndex(from);
  const days = daysWithRates(rates.USD, first);
  return unitsForADollar
    .trim()
    .split(/,\s+/)
    .flatMap((line) => {
      const [code = '', units = ''] = line.split(' ');
      const stream = streamOf(`rate/${code}`);
      let astray = 0;
      return days.map((day) => {
        astray = astray * 0.93 + normal(stream, day) * 0.008;
        const pln = (rates.USD[day - first]! / Number(units)) * (1 + astray);
        return { code, day: isoDay(day), pln: roundTo(pln, pln < 0.01 ? 8 : pln < 1 ? 6 : 4) };
      });
    });
}

function daysWithRates(dollar: Float64Array, first: number): number[] {
  const days: number[] = [];
  let month = -1;
  for (let i = 0; i < dollar.length; i++) {
    if (Number.isNaN(dollar[i]!)) continue;
    const day = first + i;
    const { month: now } = civilOf(day);
    if (day < weeklyFrom ? now !== month : weekdayOf(day) === wednesday) days.push(day);
    month = now;
  }
  return days;
}
