import { floatOf } from '../../../foundation/decimal.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import { totalOfAll } from '../../valuation/total-value.ts';
import type { LedgerValues } from './ledger-values.ts';
import { wholeTotal } from './ledger-values.ts';
import { totalFigures } from './portfolio-figures.ts';

/**
 * The figures of the portfolios of each group together (rule PG-2): what is moved between two of them is no deposit of the
 * group. A share is of everything real; since one portfolio may be in several groups, shares need not sum to a hundred.
 */
export function groupFigures<Group extends { portfolio_ids: readonly string[] }>(
  ledger: LedgerValues,
  totals: ReadonlyMap<string, TotalValue>,
  groups: readonly Group[],
  locale: string,
) {
  const whole = floatOf(wholeTotal(ledger, totals).marketValue);
  return groups.map((group) => {
    const members = ledger.portfolios.filter(
      ({ id, is_virtual }) => !is_virtual && group.portfolio_ids.includes(id),
    );
    const total = totalOfAll(
      members.map(({ id }) => totals.get(id)!),
      ledger.today,
    );
    const figures = totalFigures(ledger, members, total, locale);
    const share = whole > 0 ? (100 * Math.max(0, floatOf(total.marketValue))) / whole : null;
    return { ...group, ...figures, share: figures.share === null ? null : share };
  });
}
