import type { Day } from '../../../foundation/calendar-day.ts';
import { fixedTextOf, plus, zero } from '../../../foundation/decimal.ts';
import { exchangeWindow } from '../../bonds/rules/early-redemption.ts';
import { type BondFlow, flowsOn } from '../../bonds/rules/value-holding.ts';
import { type HoldingRow, openHoldingsOf } from '../../bonds/server/holding-store.ts';
import { payingBonds } from '../../bonds/server/value-bonds.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import { isReminded, type Round, remindedDays } from '../days-ahead.ts';
import type { Finder } from './batch.ts';

/** How many days before maturity it is told; interest on its day (rule EV-4). */
const beforeMaturity = 7;

type Row = HoldingRow & { user_id: string };
type Paid = { row: Row; flow: BondFlow };

/** Interest, maturity and the exchange of bonds (rules EV-4 and EV-5). */
export const findBonds: Finder = async ({ services, round }, readers) => {
  const rows = await openHoldingsOf(services.database, [...readers.keys()]);
  if (rows.length === 0) return [];
  const { holdings, assumption } = await payingBonds(services, rows);
  const days = [...remindedDays(round, 0), ...remindedDays(round, beforeMaturity)];
  const paid: Paid[] = [];
  const notices: Notice[] = [];
  for (const { row, held } of holdings) {
    for (const flow of flowsOn(held, days, assumption))
      if (isPaymentReminded(round, flow)) paid.push({ row, flow });
    notices.push(...exchangeNotices(round, row, exchangeWindow(held.schedule)));
  }
  // Purchases of one series that pay on one day are told as one.
  const groups = Map.groupBy(
    paid,
    ({ row, flow }) => `${row.user_id} ${row.symbol} ${flow.kind} ${flow.day}`,
  );
  return [...[...groups.values()].map(paymentNotice), ...notices];
};

function isPaymentReminded(round: Round, { kind, day }: BondFlow): boolean {
  if (isReminded(round, day, 0)) return true;
  return kind === 'maturity' && isReminded(round, day, beforeMaturity);
}

function paymentNotice(paid: Paid[]): Notice {
  const { row, flow } = paid[0]!;
  const isAssumed = paid.some((one) => one.flow.basis === 'assumed');
  return {
    userId: row.user_id,
    kind: flow.kind === 'maturity' ? 'bondMatures' : 'bondInterest',
    params: {
      series: row.symbol,
      day: flow.day,
      amount: fixedTextOf(paid.map((one) => one.flow.net).reduce(plus, zero), 2),
      currency: row.bond_currency,
      basis: isAssumed ? 'assumed' : 'known',
    },
    subject: `bond:${row.symbol}:${flow.day}`,
    parent: { type: 'bond', id: row.id },
    isSimulated: paid.some((one) => one.flow.basis === 'simulated'),
  };
}

function exchangeNotices(round: Round, row: Row, window: { from: Day; to: Day } | null): Notice[] {
  if (!window) return [];
  const about = {
    userId: row.user_id,
    subject: `bond:${row.symbol}:${window.to}`,
    parent: { type: 'bond', id: row.id },
  };
  const params = (day: Day) => ({ series: row.symbol, day });
  return [
    ...(isReminded(round, window.from, 0)
      ? [{ ...about, kind: 'exchangeOpens' as const, params: params(window.from) }]
      : []),
    ...(isReminded(round, window.to, 0)
      ? [{ ...about, kind: 'exchangeCloses' as const, params: params(window.to) }]
      : []),
  ];
}
