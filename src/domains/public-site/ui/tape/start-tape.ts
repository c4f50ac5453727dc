import { thisBrowser } from '../../../../design-system/live/this-browser.ts';
import { followTape, readTape, type Tape } from './follow-tape.ts';

/** Everybody hears of a change in the same moment; they come to read it one after another. */
const quickest = 200;
const spread = 2000;

/** Follows the tape with the means of this browser. Returns how to stop. */
export function startTape(listener: 'person' | 'visitor', onTape: (tape: Tape) => void): () => void {
  const browser = thisBrowser(listener);
  if (!browser) return () => {};
  const wait = quickest + Math.random() * spread;
  return followTape({ browser, page: document, read: readTape, wait }, onTape);
}
