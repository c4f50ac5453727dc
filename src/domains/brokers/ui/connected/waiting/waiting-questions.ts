import type { CallOutput } from '../../../../../foundation/contract.ts';
import type { listWaitingRows } from '../../../open-questions-contract.ts';

export type ShownWaiting = CallOutput<typeof listWaitingRows>['data'][number];

/** One question to the person: an asset that several rows name is asked for once. */
export type WaitingQuestion = {
  id: string;
  asks: 'instrument' | 'price' | 'kind' | 'purchase' | 'nothing';
  rows: readonly ShownWaiting[];
};

/** A purchase can be added by hand only where nothing is held yet: what the broker keeps takes no rows of others. */
function asksOf({ reason: { code, values }, alias, units }: ShownWaiting): WaitingQuestion['asks'] {
  if (code === 'instrument') return alias === null ? 'nothing' : 'instrument';
  if (code === 'overdrawn') return values.missing === units ? 'purchase' : 'nothing';
  return code === 'price' || code === 'kind' ? code : 'nothing';
}

export function questionsOf(rows: readonly ShownWaiting[]): WaitingQuestion[] {
  const questions = new Map<string, WaitingQuestion & { rows: ShownWaiting[] }>();
  for (const row of rows) {
    const asks = asksOf(row);
    const id = asks === 'instrument' ? `asset ${row.alias}` : row.key;
    const same = questions.get(id);
    if (same) same.rows.push(row);
    else questions.set(id, { id, asks, rows: [row] });
  }
  return [...questions.values()];
}
