import { fixedTextOf } from '../../../../foundation/decimal.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { changedBy } from '../../../changes/server/note-change.ts';
import { shownPaper } from '../asked-year.ts';
import { hashOf } from '../filed-papers.ts';
import type { ReckonedTaxes } from '../reckon-taxes.ts';
import { statedChanges } from './stated-changes.ts';
import { insertLog, type LogKind } from './tax-log-store.ts';

type Changed = {
  kind: LogKind;
  year: number | null;
  changeId: string | null;
  before: ReckonedTaxes;
  after: ReckonedTaxes;
};

const toPay = (taxes: ReckonedTaxes, year: number): string =>
  taxes.stated.filed.get(year)?.figures.toPay ?? fixedTextOf(taxes.yearOf(year).figures.toPay, 2);

/**
 * Writes down who changed what, and what it made of the tax, with a hash of the paper as it is now (rule TP-1). What
 * concerns several years stands with each whose tax it changed, else with the one that runs.
 */
export async function logChange(tx: Tx, context: Context, changed: Changed): Promise<void> {
  const { kind, changeId, before, after } = changed;
  const { userId, origin } = changedBy(context);
  const at = context.services.clock.now();
  for (const year of yearsOf(changed)) {
    const detail = statedChanges(before.stated, after.stated, year);
    if (!detail.length) continue;
    const [was, is] = [toPay(before, year), toPay(after, year)];
    const hash = hashOf(shownPaper(after, year));
    await insertLog(tx, userId, { year, at, origin, kind, detail, before: was, after: is, hash, changeId });
  }
}

function yearsOf({ year, before, after }: Changed): number[] {
  if (year !== null) return [year];
  const { first, last } = after;
  const changed = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (one) => toPay(before, one) !== toPay(after, one),
  );
  return changed.length ? changed : [last];
}
