import { addMonths, type Day, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { type Decimal, floatOf, over, plus, sign, sum, zero } from '../../foundation/decimal.ts';
import type { Payment } from './payment.ts';

/** From a day to another, both inclusive. */
export type CalendarSpan = { from: Day; to: Day };

/** A year, or the twelve months from tomorrow on. */
export function spanOf(period: string, today: number): CalendarSpan {
  if (period !== 'next') return { from: `${period}-01-01`, to: `${period}-12-31` };
  return { from: dayOf(today + 1), to: addMonths(dayOf(today), 12) };
}

export const netOf = (payments: readonly Payment[]): Decimal => sum(payments.map(({ net }) => net));

export function paymentsIn(payments: readonly Payment[], { from, to }: CalendarSpan): Payment[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return payments.filter(({ day }) => day >= first && day <= last);
}

const monthOf = (day: number) => dayOf(day).slice(0, 7);
const rank = { received: 0, open: 1, expected: 2 } as const;

/** A block of the chart: what one payer paid on one day, whatever portfolios it came into. */
export function blocksOf(payments: readonly Payment[]): Payment[] {
  const groups = Map.groupBy(payments, (one) =>
    [one.day, one.of, one.subject, one.kind, one.state].join(' '),
  );
  return [...groups.values()]
    .map((group) => ({
      ...group[0]!,
      net: netOf(group),
      units: group.every(({ units }) => units) ? group.map((one) => one.units!).reduce(plus, zero) : null,
      isAbout: group.some(({ isAbout }) => isAbout),
    }))
    .sort((a, b) => a.day - b.day || rank[a.state] - rank[b.state] || floatOf(b.net) - floatOf(a.net));
}

/** The months of a span, with or without anything in them. */
export function monthsOf(payments: readonly Payment[], { from, to }: CalendarSpan) {
  const byMonth = Map.groupBy(payments, ({ day }) => monthOf(day));
  const months: { month: string; net: Decimal; isAbout: boolean }[] = [];
  for (
    let month = from.slice(0, 7);
    month <= to.slice(0, 7);
    month = addMonths(`${month}-01`, 1).slice(0, 7)
  ) {
    const list = byMonth.get(month) ?? [];
    months.push({ month, net: netOf(list), isAbout: list.some(({ isAbout }) => isAbout) });
  }
  return months;
}

const percentMore = (now: Decimal, before: Decimal) =>
  sign(before) > 0 ? (floatOf(over(now, before, 12)) - 1) * 100 : null;

/** Dividends year by year (rule IN-9). A first year that did not begin in January is compared with nothing. */
export function dividendYears(payments: readonly Payment[], today: number) {
  const dividends = payments.filter(({ kind }) => kind === 'dividend');
  const received = dividends.filter(({ state }) => state === 'received');
  const thisYear = Number(dayOf(today).slice(0, 4));
  const first = received.reduce((day, one) => Math.min(day, one.day), today);
  const firstYear = Number(dayOf(first).slice(0, 4));
  const firstMonth = received.length ? dayOf(first).slice(0, 7) : null;
  const byYear = Map.groupBy(received, ({ day }) => Number(dayOf(day).slice(0, 4)));
  const nets = Array.from({ length: thisYear - firstYear + 1 }, (_, i) =>
    netOf(byYear.get(firstYear + i) ?? []),
  );
  const whole = netOf(paymentsIn(dividends, spanOf(String(thisYear), today)));
  const isPartial = firstMonth !== null && !firstMonth.endsWith('-01');
  const fullFrom = firstYear + (isPartial ? 1 : 0);
  const years = nets.map((net, i) => {
    const year = firstYear + i;
    const compared = year === thisYear ? whole : net;
    return {
      year,
      net,
      growth: year > fullFrom ? percentMore(compared, nets[i - 1]!) : null,
      fromMonth: i === 0 && isPartial ? firstMonth : null,
    };
  });
  return {
    years,
    total: sum(nets),
    whole,
    average: averageGrowth(nets[fullFrom - firstYear], whole, thisYear - fullFrom),
    since: fullFrom,
  };
}

/** A year, over as many as there are; of a single step it is the growth itself. */
function averageGrowth(first: Decimal | undefined, last: Decimal, years: number): number | null {
  if (!first || years < 2 || sign(first) <= 0 || sign(last) <= 0) return null;
  return (floatOf(over(last, first, 12)) ** (1 / years) - 1) * 100;
}
