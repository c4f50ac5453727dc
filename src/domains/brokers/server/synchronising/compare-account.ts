import { dayInWarsaw, dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import { type Decimal, decimal, plus, sign, zero } from '../../../../foundation/decimal.ts';
import { groupedBy } from '../../../../foundation/grouped.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import type { Money } from '../../../imports/booking.ts';
import type { OldRow } from '../../../imports/server/engine/check.ts';
import { oldRow } from '../../../imports/server/engine/old-row.ts';
import { instrumentsById } from '../../../imports/server/match-store.ts';
import { resolveInstruments } from '../../../imports/server/resolve-instruments.ts';
import { rowsAfter } from '../../../imports/server/source-store.ts';
import { cashBalances } from '../../../ledger/follow-cash.ts';
import { unitsAfter } from '../../../ledger/follow-units.ts';
import { inOrder } from '../../../ledger/order-rows.ts';
import type { PortfolioRow } from '../../../ledger/server/portfolio-store.ts';
import { readCloses } from '../../../market-data/server/prices/price-store.ts';
import type { BrokerPosition } from '../../broker-port.ts';
import { differenceOf, explainDifferences, type Quoted } from '../../explain-differences.ts';
import type { Comparison, Difference } from '../../sync-result.ts';
import type { lockFed } from '../connecting/choose-portfolio.ts';
import type { IntegrationRow } from '../integration-store.ts';

/** What the broker says there is in each account. */
export type Statement = { account: string; cash: Money[]; positions: BrokerPosition[] }[];

const atOnce = 2000;
/** A missing trade is looked for in the last days. */
const days = 10;

type Fed = Pick<Awaited<ReturnType<typeof lockFed>>, 'of'>;

/** Holds what the broker states against the ledger, each portfolio with the accounts it is fed by; nothing is changed. */
export async function compareAccounts(
  on: Queries,
  now: Date,
  integration: IntegrationRow,
  stated: Statement,
  fed: Fed,
): Promise<Comparison | null> {
  const groups = Map.groupBy(stated, ({ account }) => fed.of(account));
  const whole: Comparison = {
    at: now.toISOString(),
    differences: [],
    explanations: [],
    agreeing: 0,
    unknown: [],
  };
  let isCompared = false;
  for (const [portfolio, statements] of groups) {
    if (!portfolio) continue;
    isCompared = true;
    const accounts = statements.map(({ account }) => account);
    const part = await comparePortfolio(on, now, integration, {
      portfolio,
      cash: statements.flatMap(({ cash }) => cash),
      positions: statements.flatMap(({ positions }) => positions),
    });
    const portfolioId = portfolio.id;
    // As it was called before accounts could have portfolios of their own.
    const named = (of: string) => (portfolioId === integration.portfolio_id ? of : `${portfolioId} ${of}`);
    whole.differences.push(
      ...part.differences.map((one) => ({ ...one, of: named(one.of), portfolioId, accounts })),
    );
    whole.explanations.push(
      ...part.explanations.map((one) => ({ ...one, explains: one.explains.map(named), portfolioId })),
    );
    whole.agreeing += part.agreeing;
    whole.unknown.push(...part.unknown);
  }
  return isCompared ? whole : null;
}

type Stated = { portfolio: PortfolioRow; cash: Money[]; positions: BrokerPosition[] };

async function comparePortfolio(
  on: Queries,
  now: Date,
  integration: IntegrationRow,
  { portfolio, ...stated }: Stated,
): Promise<Omit<Comparison, 'at'>> {
  const { user_id: userId } = integration;
  const today = dayInWarsaw(now);
  const ledger = await rowsComparable(on, integration, portfolio.id);
  const { units, unknown, costs } = await statedUnits(on, integration, stated.positions, today);
  const found = [
    ...(await unitDifferences(on, userId, units, ledger)),
    ...(portfolio.follows_cash ? cashDifferences(stated.cash, ledger.rows) : []),
  ];
  const differences = found.filter((one): one is Difference => one !== undefined);
  const differing = differences.filter(({ kind }) => kind === 'units').map(({ of }) => of);
  const quoted = await quotesOf(on, userId, differing, costs, today);
  return {
    differences,
    explanations: explainDifferences(differences, quoted, today),
    agreeing: found.length - differences.length,
    unknown,
  };
}

type Ledger = { rows: OldRow[]; brought: Set<string> };

/** The portfolio without what other connections brought into it, and which assets this one brought. */
async function rowsComparable(
  on: Queries,
  { user_id, id }: IntegrationRow,
  portfolioId: string,
): Promise<Ledger> {
  const ledger: Ledger = { rows: [], brought: new Set() };
  for (let after: string | null = null; ; ) {
    const rows = await rowsAfter(on, user_id, [portfolioId], after, atOnce);
    for (const row of rows) {
      if (row.connection && row.connection !== id) continue;
      if (row.connection && row.instrumentId) ledger.brought.add(row.instrumentId);
      ledger.rows.push(oldRow(row));
    }
    if (rows.length < atOnce) return ledger;
    after = rows.at(-1)!.id;
  }
}

async function statedUnits(
  on: Queries,
  { user_id: userId, broker }: IntegrationRow,
  positions: readonly BrokerPosition[],
  day: string,
) {
  const hints = positions.map(({ instrument }) => ({
    hint: instrument,
    rows: 0,
    day,
    price: null,
    currency: null,
  }));
  const resolved = await resolveInstruments(on, { userId, locale: 'en', broker, chosen: {} }, hints);
  const units = new Map<string, Decimal>();
  const costs = new Map<string, Money>();
  const unknown: Comparison['unknown'] = [];
  for (const [at, position] of positions.entries()) {
    const id = resolved[at]!.is?.id;
    if (!id) {
      unknown.push({ instrument: position.instrument, units: position.units });
      continue;
    }
    units.set(id, plus(units.get(id) ?? zero, decimal(position.units)));
    const cost = position.averagePrice ?? position.price;
    if (cost) costs.set(id, cost);
  }
  return { units, unknown, costs };
}

async function unitDifferences(
  on: Queries,
  userId: string,
  stated: ReadonlyMap<string, Decimal>,
  { rows, brought }: Ledger,
): Promise<(Difference | undefined)[]> {
  const byInstrument = groupedBy(rows, ({ instrumentId }) => instrumentId);
  const held = (id: string) => inOrder(byInstrument.get(id) ?? []).reduce(unitsAfter, zero);
  const ids = [...new Set([...stated.keys(), ...brought])];
  const names = new Map((await instrumentsById(on, userId, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const [says, has] = [stated.get(id), held(id)];
    // What was sold long ago is no position that agrees.
    if (!says && sign(has) === 0) return [];
    const { ticker = '', names: title } = names.get(id) ?? {};
    const about = { of: id, kind: 'units' as const, label: ticker, title: nameIn(title ?? {}, 'en') || null };
    return [differenceOf(about, says, has)];
  });
}

function cashDifferences(stated: readonly Money[], rows: readonly OldRow[]): (Difference | undefined)[] {
  const says = new Map<string, Decimal>();
  for (const { amount, currency } of stated)
    says.set(currency, plus(says.get(currency) ?? zero, decimal(amount)));
  const has = new Map([...cashBalances(rows)].map(([title, amount]) => [title.toUpperCase(), amount]));
  return [...new Set([...says.keys(), ...has.keys()])].flatMap((code) => {
    if (!says.has(code) && sign(has.get(code) ?? zero) === 0) return [];
    const about = { of: code, kind: 'cash' as const, label: code, title: null };
    return [differenceOf(about, says.get(code), has.get(code))];
  });
}

async function quotesOf(
  on: Queries,
  userId: string,
  ids: string[],
  costs: ReadonlyMap<string, Money>,
  today: string,
): Promise<Map<string, Quoted>> {
  if (ids.length === 0) return new Map();
  const to = dayNumber(today);
  const closes = await readCloses(on, ids, to - days, to);
  const named = await instrumentsById(on, userId, ids);
  return new Map(
    named.map(({ id, currency }) => {
      const { first, values } = closes.get(id)!;
      const known = [...values].flatMap((price, at) =>
        Number.isNaN(price) ? [] : [{ day: dayOf(first + at), price: String(price) }],
      );
      return [id, { currency, closes: known.reverse(), cost: costs.get(id) }];
    }),
  );
}
