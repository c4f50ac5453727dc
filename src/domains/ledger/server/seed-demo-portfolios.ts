import { dayInWarsaw, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { demoInstruments } from '../../market-data/demo-market/instruments.ts';
import { demoId } from '../../market-data/server/demo/demo-id.ts';
import { readCloses } from '../../market-data/server/prices/price-store.ts';
import { demoPlan } from '../demo-plan.ts';
import { type DemoPrices, type DemoRow, demoRows } from '../demo-rows.ts';
import { corporateEventsOf, ratesBetween } from './demo-market-store.ts';
import { insertHoldings } from './holding-store.ts';
import { insertPortfolio } from './portfolio-store.ts';
import { insertTransactions, type NewTransaction } from './transaction-store.ts';

const firstDay = '2020-12-01';

/** The demo account's portfolios, so that every page has something true to show on first start. */
export async function seedDemoPortfolios(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const now = services.clock.now();
  const prices = await demoPrices(tx, dayInWarsaw(now));
  const currencies = new Map((await currenciesWithRates(tx, prices.today)).map((row) => [row.title, row.id]));
  for (const [i, plan] of demoPlan.entries()) {
    const rows = demoRows(plan, prices);
    const portfolioId = newId(now.getTime() + i);
    await insertPortfolio(tx, {
      id: portfolioId,
      user_id: user.id,
      name: plan.name,
      currency_id: currencies.get(plan.currency)!,
      is_virtual: false,
      kind: 'ordinary',
      lot_method: 'fifo',
      follows_cash: plan.followsCash,
      notify_email: false,
      notify_sms: false,
      submission_id: null,
      // Shown in the order of the plan.
      at: new Date(now.getTime() + i),
    });
    const keys = [...new Set(rows.flatMap((row) => row.key ?? []))];
    const holdings = new Map(
      keys.map((key) => [
        key,
        {
          id: newId(),
          portfolio_id: portfolioId,
          instrument_id: demoId(key),
          currency_id: currencies.get(prices.currencyOf(key))!,
          notify_email: false,
          notify_sms: false,
          created_at: now,
        },
      ]),
    );
    await insertHoldings(tx, user.id, [...holdings.values()]);
    const stored = rows.map((row, rank) =>
      storedRow(row, rank, portfolioId, (row.key && holdings.get(row.key)?.id) ?? null, currencies),
    );
    await insertTransactions(tx, user.id, stored, now);
  }
}

function storedRow(
  row: DemoRow,
  rank: number,
  portfolioId: string,
  holdingId: string | null,
  currencies: ReadonlyMap<string, string>,
): NewTransaction {
  return {
    id: newId(),
    portfolio_id: portfolioId,
    holding_id: holdingId,
    type: row.type,
    day: row.day,
    time: null,
    rank,
    units: row.units ?? null,
    price: row.price ?? null,
    total: row.total ?? null,
    currency_id: currencies.get(row.currency)!,
    fee: row.fee ?? '0',
    tax: row.tax ?? '0',
    to_total: row.toTotal ?? null,
    to_currency_id: row.toCurrency ? currencies.get(row.toCurrency)! : null,
    numerator: row.ratio === undefined ? null : String(Math.max(1, row.ratio)),
    denominator: row.ratio === undefined ? null : String(Math.max(1, 1 / row.ratio)),
    note: null,
    origin: 'demo',
    submission_id: null,
    link_id: null,
  };
}

/** The simulated market, as far as the plan looks at it. */
async function demoPrices(on: Queries, today: string): Promise<DemoPrices> {
  const keys = [...new Set(demoPlan.flatMap((plan) => [...plan.buys, ...plan.orders].map(({ key }) => key)))];
  const byId = new Map(keys.map((key) => [demoId(key), key]));
  const instruments = new Map(demoInstruments.map((one) => [one.key, one]));
  const first = dayNumber(firstDay);
  const last = dayNumber(today);
  // One after the other: a transaction has one connection.
  const closes = await readCloses(on, [...byId.keys()], first, last);
  const events = await corporateEventsOf(on, [...byId.keys()], firstDay);
  const rates = await ratesBetween(on, firstDay, today);
  return {
    today,
    closeFrom(key, day) {
      const series = closes.get(demoId(key))!;
      for (let i = Math.max(0, dayNumber(day) - first); i < series.values.length; i++)
        if (!Number.isNaN(series.values[i]!)) return { day: dayOf(first + i), close: series.values[i]! };
      return undefined;
    },
    currencyOf: (key) => instruments.get(key)!.currency.toLowerCase(),
    isDivisible: (key) => instruments.get(key)!.class === 'crypto',
    pln(currency, day) {
      const known = rates.filter((rate) => rate.title === currency && rate.day <= day);
      return Number(known.at(-1)?.pln ?? Number.NaN);
    },
    events: events.map((event) => ({
      key: byId.get(event.instrument_id)!,
      kind: event.kind,
      day: event.day,
      paidOn: event.payment_day ?? event.day,
      ratio: event.kind === 'split' ? Number(event.numerator) / Number(event.denominator) : 1,
      amount: Number(event.amount ?? 0),
    })),
  };
}
