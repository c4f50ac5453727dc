import type { Day } from '../../../foundation/calendar-day.ts';
import { textOf } from '../../../foundation/decimal.ts';
import type { Readings } from '../readings.ts';
import type { DatedMoney, Money, TaxEvent } from '../reckoning/tax-events.ts';
import { type RateTables, rateBefore, type TaxRate } from '../reckoning/tax-rates.ts';
import type { RateOnPaper, SaleOnPaper } from './tax-paper.ts';

export const rateOnPaper = (rate: TaxRate | null): RateOnPaper =>
  rate && { mid: textOf(rate.mid), table: rate.table, day: rate.effective };

/** Rates of what was converted of an event beside its own amount on the day of the tax, so that papers name all of them (rule TP-2). */
export function otherRates(
  { rates, readings }: { rates: RateTables; readings: Readings },
  event: TaxEvent | undefined,
  day: Day,
): Pick<SaleOnPaper, 'other_rates'> {
  if (!event) return {};
  const own = ownCurrency(event);
  const others = moneyBeside(event, day, readings).filter(
    (money) => money.currency !== 'PLN' && (money.currency !== own || money.day !== day),
  );
  if (!others.length) return {};
  return {
    other_rates: others.flatMap(({ currency, day: its }) => {
      const rate = rateBefore(rates, currency, its);
      return rate ? [{ currency, rate: rateOnPaper(rate) }] : [];
    }),
  };
}

/** What the row itself says the rate of. */
function ownCurrency(event: TaxEvent): string | null {
  if ('price' in event) return event.currency;
  if ('gross' in event) return event.gross.currency;
  if ('amount' in event) return event.amount?.currency ?? null;
  return event.kind === 'fee' ? event.fee.currency : null;
}

function moneyBeside(event: TaxEvent, day: Day, readings: Readings): DatedMoney[] {
  const dated = (money: Money | null): DatedMoney[] => (money ? [{ ...money, day }] : []);
  switch (event.kind) {
    case 'dividend':
    case 'interest':
      return readings.wht_day === 'own' ? [...event.withheld] : [];
    case 'derivative': {
      const { currency, opened, openValue, closeValue, fees } = event;
      const open =
        readings.derivatives === 'gross' && opened ? [{ currency, amount: openValue, day: opened }] : [];
      return [{ currency, amount: closeValue, day }, ...open, ...fees];
    }
    case 'option-written':
      return [...dated(event.premium), ...dated(event.fee)];
    case 'written-option':
      return [
        ...dated(event.closeCost),
        ...(readings.written_option === 'ended' ? event.openingFees : []),
        ...dated(event.fee),
      ];
    default:
      return 'fee' in event ? dated(event.fee) : [];
  }
}
