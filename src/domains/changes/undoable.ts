import { type ChangeKind, isAddition, isRemoval } from './change-kinds.ts';

/** How long what was removed or changed many at a time can be had back by one click (rule UN-1). */
export const undoMinutes = 10;

/** More rows than a person looks through: their versions go when the minutes are over (rule UN-6). */
export const mostKeptRows = 2000;

type Undoable = {
  kind: ChangeKind;
  made_at: Date;
  undone_at: Date | null;
  is_history: boolean;
  rows: number;
};

/** How long it can be undone from a moment on; 0 when that is over or there is nothing to undo. */
export function secondsToUndo({ made_at, undone_at, rows }: Undoable, now: Date): number {
  if (undone_at || rows === 0) return 0;
  return Math.max(0, undoMinutes * 60 - Math.floor((now.getTime() - made_at.getTime()) / 1000));
}

/** Why a change cannot be undone at a moment; nothing if it can. */
export function whyNotUndone(change: Undoable, now: Date): 'undoneAlready' | 'undoTooLate' | undefined {
  if (change.undone_at) return 'undoneAlready';
  return secondsToUndo(change, now) === 0 ? 'undoTooLate' : undefined;
}

/** Whether rows can have the version from before it: whatever still is there, as long as the history lasts (rule UN-2). */
export function isRestorable({ kind, undone_at, is_history, rows }: Undoable): boolean {
  const hadVersions = is_history && !isAddition(kind) && !isRemoval(kind);
  return hadVersions && !undone_at && rows > 0 && rows <= mostKeptRows;
}
