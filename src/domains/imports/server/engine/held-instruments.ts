import type { InstrumentHint } from '../../booking.ts';
import type { Understood } from './understand.ts';

/** Whether two names mean one instrument: a report may name it by less than its lines do. */
export function isSameHint(a: InstrumentHint, b: InstrumentHint): boolean {
  if (a.isin && b.isin) return a.isin === b.isin;
  if (a.symbol && b.symbol) return a.symbol === b.symbol;
  return a.name !== undefined && a.name === b.name;
}

/** Nobody holds more; a longer list was made in bad faith. */
const most = 1000;

/** What the file states to be held and has no line of: it came with an earlier one. */
export function heldBeside({ stated, hints }: Pick<Understood, 'stated' | 'hints'>): InstrumentHint[] {
  const held = stated.flatMap(({ positions }) => positions ?? []).slice(0, most);
  return held
    .map(({ instrument }) => instrument)
    .filter((instrument) => !hints.some((hint) => isSameHint(hint, instrument)));
}
