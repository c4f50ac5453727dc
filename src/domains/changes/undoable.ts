import { undoMinutes } from './change-kinds.ts';

/** More rows than a person looks through: their versions go when the minutes are over (rule UN-6). */
export const mostKeptRows = 2000;

type Undoable = { made_at: Date; undone_at: Date | null; is_history: boolean; rows: number };

export const undoUntil = ({ made_at }: Pick<Undoable, 'made_at'>) =>
  new Date(made_at.getTime() + undoMinutes * 60_000);

/** Why a change cannot be undone at a moment; nothing if it can. */
export function whyNotUndone(change: Undoable, now: Date): 'undoneAlready' | 'undoTooLate' | undefined {
  if (change.undone_at) return 'undoneAlready';
  if (change.rows === 0) return 'undoTooLate';
  const isLate = now > undoUntil(change);
  return isLate && (!change.is_history || change.rows > mostKeptRows) ? 'undoTooLate' : undefined;
}
