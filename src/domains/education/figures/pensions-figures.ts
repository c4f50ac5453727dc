import { type Decimal, decimal, fixedTextOf, minus, sign, sum, zero } from '../../../foundation/decimal.ts';
import { limitOf } from '../../ledger/pension-limits.ts';
import { money } from '../figure.ts';
import type { FigureCard, FigureRow } from '../figure-groups.ts';

export type PensionPortfolio = {
  name: string;
  kind: 'ike' | 'ikze';
  /** In złoty. */
  market_value: string | null;
  is_simulated: boolean;
  /** What was paid in this year, in złoty; null where cash is not tracked, and nobody can say. */
  deposits: string | null;
};

/** IKE and IKZE portfolios against the limit of the year; who tracks no cash there sees value and limit. */
export function pensionsFigures(portfolios: readonly PensionPortfolio[], year: string): FigureCard | null {
  if (portfolios.length === 0) return null;
  return {
    groups: portfolios.map((portfolio) => ({
      subject: portfolio.name,
      rows: rowsOf(portfolio, portfolios, year),
    })),
    note: 'limitYear',
    isSimulated: portfolios.some(({ is_simulated }) => is_simulated),
  };
}

function rowsOf(
  { kind, market_value, deposits }: PensionPortfolio,
  all: readonly PensionPortfolio[],
  year: string,
): FigureRow[] {
  const limit = limitOf(kind, year);
  const exact = (amount: Decimal) => money(fixedTextOf(amount, 2));
  const rows: FigureRow[] = [
    { key: 'value', figure: market_value === null ? null : exact(decimal(market_value)) },
  ];
  if (deposits !== null) rows.push({ key: 'paid', figure: exact(decimal(deposits)) });
  if (limit === null) return rows;
  rows.push({ key: 'limit', figure: exact(decimal(limit)) });
  const ofKind = all.filter((one) => one.kind === kind);
  if (ofKind.some((one) => one.deposits === null)) return rows;
  // One account of a kind may be kept here as several portfolios: the limit is one.
  const room = minus(decimal(limit), sum(ofKind.map((one) => decimal(one.deposits!))));
  rows.push({ key: 'room', figure: exact(sign(room) < 0 ? zero : room) });
  return rows;
}
