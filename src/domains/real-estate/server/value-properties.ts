import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, plus } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import type { Sums } from '../../valuation/total-value.ts';
import type { PropertyFiguresOutput } from '../contract.ts';
import type { Property, PropertyLoan } from '../property.ts';
import { type PropertyFigures, propertyFigures } from '../property-figures.ts';
import { type PropertyMarket, UnknownRate } from '../property-market.ts';
import { figuresOutput, unknownOutput } from '../property-output.ts';
import { sumsOfProperty } from '../total-of-property.ts';
import {
  type FlowRow,
  flowsOf,
  type LoanRow,
  loansOf,
  type ValuationRow,
  valuationsOf,
} from './property-book-store.ts';
import { type PropertyRow, propertiesOf, propertyById } from './property-store.ts';

/** A property with its figures; those are null where a currency has no rate. */
export type ValuedProperty = {
  row: PropertyRow;
  property: Property;
  valuations: readonly ValuationRow[];
  flows: readonly FlowRow[];
  loan: LoanRow | null;
  measured: { figures: PropertyFigures; sums: Sums } | null;
  output: PropertyFiguresOutput;
};

type Measured = Pick<ValuedProperty, 'measured' | 'output'>;

const memories = new WeakMap<Services, RecentlyUsed<{ stamp: string } & Measured>>();
/** By movements: some 50 MB. */
const mostMovements = 400_000;

/** All of the caller's properties, or one of them, valued in the shown currency. */
export async function valueProperties(
  context: Context,
  asked: { currency?: string | undefined; id?: string },
): Promise<{ list: ValuedProperty[]; market: PropertyMarket }> {
  const { services } = context;
  const { userId } = actorOf(context);
  const shown = asked.currency?.toLowerCase() ?? 'pln';
  if (!/^[a-z]{3,10}$/.test(shown)) throw invalid({ currency: ['currencyError'] });
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  const memory = marketMemoryOf(services);
  // Taken before anything is read: figures of a market that changes meanwhile are stale at once, not for ever.
  const { version } = memory;
  const on = services.database;
  // Versions before what they stand for: what is read after them may be newer and is never kept as newer than it is.
  const rows = asked.id ? [await propertyById(on, userId, asked.id)] : await propertiesOf(on, userId);
  const [rates, valuations, flows, loans] = await Promise.all([
    memory.rates(today),
    valuationsOf(on, userId, asked.id),
    flowsOf(on, userId, asked.id),
    loansOf(on, userId, asked.id),
  ]);
  const market = { rates, shown, today };
  const valuationsBy = Map.groupBy(valuations, (each) => each.property_id);
  const flowsBy = Map.groupBy(flows, (each) => each.property_id);
  const loanBy = new Map(loans.map((each) => [each.property_id, each]));
  const list = rows
    .filter((row) => row !== undefined)
    .map((row) => {
      const read = {
        row,
        valuations: valuationsBy.get(row.id) ?? [],
        flows: flowsBy.get(row.id) ?? [],
        loan: loanBy.get(row.id) ?? null,
      };
      const property = propertyOf(read);
      return { ...read, property, ...remember(services, `${version}`, row, property, market) };
    });
  return { list, market };
}

function remember(
  services: Services,
  version: string,
  row: PropertyRow,
  property: Property,
  market: PropertyMarket,
): Measured {
  const memory = memories.get(services) ?? new RecentlyUsed<{ stamp: string } & Measured>(mostMovements);
  memories.set(services, memory);
  const key = `${row.id} ${market.shown}`;
  // Where everything is in the shown currency the market has no say.
  const stamp = `${needsRates(property, market.shown) ? version : ''} ${market.today} ${row.books_version}`;
  const known = memory.get(key);
  if (known?.stamp === stamp) return known;
  const measured = measure(property, market, row.meter_square);
  memory.set(key, { stamp, ...measured }, 20 + (measured.measured?.figures.ledger.movements.length ?? 0));
  return measured;
}

function needsRates({ bought, valuations, loan, currency }: Property, shown: string): boolean {
  return (
    [bought, ...valuations, loan ?? bought].some((each) => each.currency !== shown) || currency !== shown
  );
}

function measure(property: Property, market: PropertyMarket, area: string): Measured {
  try {
    const figures = propertyFigures(property, market);
    return {
      measured: { figures, sums: sumsOfProperty(property, figures, market) },
      output: figuresOutput(property, figures, market, area),
    };
  } catch (error) {
    if (!(error instanceof UnknownRate)) throw error;
    return { measured: null, output: unknownOutput(market.shown, property.loan !== null) };
  }
}

type Read = Pick<ValuedProperty, 'row' | 'valuations' | 'flows' | 'loan'>;

function propertyOf({ row, valuations, flows, loan }: Read): Property {
  const boughtDay = dayNumber(row.bought_on);
  return {
    share: decimal(row.share),
    bought: { day: boughtDay, price: decimal(row.bought_price), currency: row.bought_currency },
    buyingCosts: [row.notary_cost, row.transfer_tax, row.agent_cost, row.other_cost]
      .map(decimal)
      .reduce(plus),
    currency: row.currency,
    // A purchase that was moved to a later day leaves earlier valuations behind.
    valuations: valuations
      .map(({ day, price, currency }) => ({ day: dayNumber(day), price: decimal(price), currency }))
      .filter(({ day }) => day >= boughtDay),
    loan: loan && loanOf(loan),
    flows: flows.map((flow) => ({
      kind: flow.kind,
      amount: decimal(flow.amount),
      every: flow.every,
      from: flow.from_day,
      to: flow.to_day,
      vacancyMonths: decimal(flow.vacancy_months),
      taxPercent: decimal(flow.tax_percent),
    })),
  };
}

export function loanOf(loan: LoanRow): PropertyLoan {
  return {
    amount: decimal(loan.amount),
    currency: loan.currency,
    takenOn: loan.taken_on,
    firstDue: loan.first_due,
    months: loan.months,
    repayment: loan.repayment,
    rates: loan.rates.map(({ from, percent }) => ({ from, percent: decimal(percent) })),
    overpayments: loan.overpayments.map((each) => ({ ...each, amount: decimal(each.amount) })),
  };
}
