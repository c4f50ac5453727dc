import { addDays, dayOf } from '../../../../foundation/calendar-day.ts';
import { RecentlyUsed } from '../../../../foundation/recently-used.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { Services } from '../../../../platform/services.ts';
import { withholdingOf } from '../../../income/server/income-store.ts';
import { usualPercent } from '../../../income/withholding.ts';
import { inOrder } from '../../../ledger/order-rows.ts';
import type { ValuedLedger } from '../../../performance/server/value-ledger.ts';
import { usualReadings } from '../../readings.ts';
import { treatyRates } from '../../treaties.ts';
import { asOrdinary, type OrdinaryTaxes, ordinaryTaxes } from '../../wrappers/as-ordinary.ts';
import { taxEntriesOf, taxRatesOf } from '../tax-ledger-store.ts';
import { taxStamp, taxTreatiesOf, taxYearsOf } from '../tax-store.ts';

/** So many portfolios stay reckoned. */
const mostKept = 500;
const kept = new WeakMap<Services, RecentlyUsed<{ stamp: string; taxes: OrdinaryTaxes }>>();

/** What an ordinary account with the rows of this wrapper would have cost in tax (rule WR-7). */
export async function taxesWithoutWrapper(context: Context, ledger: ValuedLedger): Promise<OrdinaryTaxes> {
  const { services } = context;
  const { userId } = actorOf(context);
  const { id } = ledger.portfolios[0]!;
  const stamp = `${ledger.stamp} ${await taxStamp(services.database, userId)}`;
  const memory = kept.get(services) ?? new RecentlyUsed(mostKept);
  kept.set(services, memory);
  const known = memory.get(id);
  if (known?.stamp === stamp) return known.taxes;
  const taxes = await reckon(context, ledger);
  memory.set(id, { stamp, taxes }, 1);
  return taxes;
}

async function reckon(context: Context, ledger: ValuedLedger): Promise<OrdinaryTaxes> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const portfolio = ledger.portfolios[0]!;
  const instrumentOf = new Map(ledger.holdings.map(({ id, instrument_id }) => [id, instrument_id]));
  const [all, withholding, years, treaties] = await Promise.all([
    taxEntriesOf(database, userId, instrumentOf),
    withholdingOf(database, userId),
    taxYearsOf(database, userId),
    taxTreatiesOf(database, userId),
  ]);
  const entries = inOrder(all.filter((entry) => entry.portfolio === portfolio.id));
  const today = dayOf(ledger.today);
  const ordinary = asOrdinary({
    ...{ entries, portfolio, today },
    instruments: new Map(
      ledger.holdings.map((one) => [one.instrument_id, { ...one, id: one.instrument_id }]),
    ),
    usuallyWithheld: (country, isFund) =>
      Number(withholding.get(country) ?? usualPercent(country, isFund) ?? 0),
    held: ledger.holdings.flatMap(({ id, instrument_id }) => {
      const value = ledger.measured.get(id)?.value.marketValue;
      return value
        ? [{ holding: id, instrument: instrument_id, units: ledger.books.get(id)!.units, value }]
        : [];
    }),
  });
  const from = addDays(entries.length ? dayOf(entries[0]!.day) : today, -20);
  return ordinaryTaxes(ordinary, {
    rates: await taxRatesOf(database, [...ordinary.ledger.currencies], from),
    treaties: treatyRates(treaties),
    readingsOf: (year) => ({ ...usualReadings, ...years.find((one) => one.year === year)?.readings }),
    today,
  });
}
