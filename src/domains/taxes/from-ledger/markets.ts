import type { Day } from '../../../foundation/calendar-day.ts';
import { type SettlementMarket, settlementHolidays, settlementMarkets } from './settlement-holidays.ts';

/** Where an exchange is and in whose calendar its trades settle: contracts do not; of others nobody can say when they do. */
const exchanges: Record<string, readonly [country: string, market: SettlementMarket | null]> = {
  XWAR: ['PL', 'PL'],
  XNCO: ['PL', 'PL'],
  XNYS: ['US', 'US'],
  XNAS: ['US', 'US'],
  XASE: ['US', 'US'],
  ARCX: ['US', 'US'],
  BATS: ['US', 'US'],
  XTSE: ['CA', 'CA'],
  XTSX: ['CA', 'CA'],
  XMEX: ['MX', 'MX'],
  XLON: ['GB', 'GB'],
  XETR: ['DE', 'EU'],
  XFRA: ['DE', 'EU'],
  XSTU: ['DE', 'EU'],
  XGAT: ['DE', 'EU'],
  XPAR: ['FR', 'EU'],
  XAMS: ['NL', 'EU'],
  XBRU: ['BE', 'EU'],
  XLIS: ['PT', 'EU'],
  XDUB: ['IE', 'EU'],
  XMIL: ['IT', 'EU'],
  MTAA: ['IT', 'EU'],
  XMAD: ['ES', 'EU'],
  XWBO: ['AT', 'EU'],
  XHEL: ['FI', 'EU'],
  XSWX: ['CH', 'CH'],
  XCME: ['US', null],
  XCBT: ['US', null],
  XNYM: ['US', null],
  XCEC: ['US', null],
  XEUR: ['DE', null],
  IFEU: ['GB', null],
};

export const exchangeCountry = (mic: string): string | null => exchanges[mic]?.[0] ?? null;
export const settlementMarket = (mic: string): SettlementMarket | null => exchanges[mic]?.[1] ?? null;

/** Days without settlement in these years, by market (rule TX-24). */
export function closedDays(firstYear: number, lastYear: number): Map<string, Set<Day>> {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  return new Map(
    settlementMarkets.map((market) => [
      market,
      new Set(years.flatMap((year) => settlementHolidays(market, year))),
    ]),
  );
}
