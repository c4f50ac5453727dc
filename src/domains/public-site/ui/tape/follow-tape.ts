import { runTogether } from '../../../../design-system/live/run-together.ts';
import { type Browser, type EventName, shareEvents } from '../../../../design-system/live/share-events.ts';
import type { Quote } from '../../../market-data/ui/tape/quote-strip.tsx';

/** What the public strip of quotes shows. */
export type Tape = readonly Quote[];

export const tapePath = '/api/market/tape';

/** The little that is used of the document. */
export type Page = {
  readonly visibilityState: string;
  addEventListener(name: 'visibilitychange', listener: () => void): void;
  removeEventListener(name: 'visibilitychange', listener: () => void): void;
};

export type Following = {
  browser: Browser;
  page: Page;
  read: (signal: AbortSignal) => Promise<Tape>;
  /** Milliseconds between hearing of a change and reading it. */
  wait: number;
};

/**
 * Reads the tape again whenever the market has changed, and once at the beginning: a page from the cache may be a
 * minute old. A page that nobody looks at listens to nothing. Returns how to stop.
 */
export function followTape({ browser, page, read, wait }: Following, onTape: (tape: Tape) => void) {
  const gone = new AbortController();
  let stop: (() => void) | undefined;
  const reading = runTogether(() => {
    // What cannot be read stays as it is; the next change brings the next try.
    read(gone.signal).then(
      (tape) => !gone.signal.aborted && onTape(tape),
      () => {},
    );
  }, wait);
  const onEvent = (name: EventName) => {
    if (name === 'MarketChanged' || name === 'Resync') reading.run();
  };
  const look = () => {
    if (page.visibilityState !== 'hidden') {
      stop ??= shareEvents(browser, onEvent, true);
      return;
    }
    stop?.();
    stop = undefined;
    reading.cancel();
  };
  page.addEventListener('visibilitychange', look);
  look();
  return () => {
    page.removeEventListener('visibilitychange', look);
    stop?.();
    reading.cancel();
    gone.abort();
  };
}

export async function readTape(signal: AbortSignal): Promise<Tape> {
  const answer = await fetch(tapePath, { headers: { accept: 'application/json' }, signal });
  if (!answer.ok) throw new Error(`the tape answered ${answer.status}`);
  return (await answer.json()).data;
}
