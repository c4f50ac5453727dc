import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { demoId } from '../../../market-data/server/demo/demo-id.ts';
import type { DemoPortfolio } from '../../demo/demo-plan.ts';
import { type DemoPrices, type DemoRow, demoRows } from '../../demo/demo-rows.ts';
import { keepCharge } from '../charge-store.ts';
import { insertHoldings } from '../holding-store.ts';
import { insertPortfolio } from '../portfolio-store.ts';
import {
  insertActionRows,
  insertTransactions,
  type NewActionRow,
  type NewTransaction,
} from '../transaction-store.ts';

type Planted = {
  plan: DemoPortfolio;
  prices: DemoPrices;
  name: string;
  origin: 'demo' | 'sample';
  at: Date;
};

/** Writes what a plan did, at the market's own closes, and gives the portfolio's id. */
export async function plantPortfolio(tx: Tx, userId: string, planted: Planted): Promise<string> {
  const { plan, prices, name, origin, at } = planted;
  const currencies = new Map((await currenciesWithRates(tx, prices.today)).map((row) => [row.title, row.id]));
  const rows = demoRows(plan, prices);
  const portfolioId = newId(at.getTime());
  await insertPortfolio(tx, {
    id: portfolioId,
    user_id: userId,
    name,
    currency_id: currencies.get(plan.currency)!,
    is_virtual: false,
    kind: plan.kind ?? 'ordinary',
    lot_method: 'fifo',
    follows_cash: plan.followsCash,
    notify_email: false,
    notify_sms: false,
    is_sample: origin === 'sample',
    submission_id: null,
    at,
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
        created_at: at,
      },
    ]),
  );
  await insertHoldings(tx, userId, [...holdings.values()]);
  const stored = rows.map((row, rank) => ({
    ...storedRow(row, rank, currencies),
    portfolio_id: portfolioId,
    holding_id: (row.key && holdings.get(row.key)?.id) ?? null,
    origin,
  }));
  await insertTransactions(
    tx,
    userId,
    stored.filter((_, i) => !rows[i]!.action),
    at,
  );
  for (const trade of stored) if (trade.other_fee) await keepCharge(tx, userId, trade, at);
  await insertActionRows(tx, userId, actionRows(rows, stored), at);
  return portfolioId;
}

/** Rows of one corporate action are those of an asset on a day. */
function actionRows(rows: readonly DemoRow[], stored: readonly NewTransaction[]): NewActionRow[] {
  const ids = new Map<string, string>();
  return rows.flatMap(({ key, day, action }, i) => {
    if (!action) return [];
    const mark = `${key} ${day}`;
    const event_id = ids.get(mark) ?? newId();
    ids.set(mark, event_id);
    return [{ ...stored[i]!, share: null, event_id, event_kind: action }];
  });
}

function storedRow(
  row: DemoRow,
  rank: number,
  currencies: ReadonlyMap<string, string>,
): Omit<NewTransaction, 'portfolio_id' | 'holding_id' | 'origin'> {
  return {
    id: newId(),
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
    note: row.note ?? null,
    submission_id: null,
    link_id: null,
    ...row.terms,
    ...(row.otherFee && {
      other_fee: row.otherFee.amount,
      other_fee_currency_id: currencies.get(row.otherFee.currency)!,
    }),
  };
}
