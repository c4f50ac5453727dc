import { useEffect, useState } from 'react';
import { whenIdle } from '../../../../design-system/live/when-idle.ts';
import type { Tape } from './follow-tape.ts';

/** The tape the page came with, kept up to date. Its code comes when the browser is idle: nobody waits for it. */
export function useLiveTape(given: Tape, listener: 'person' | 'visitor'): Tape {
  const [heard, setHeard] = useState<{ since: Tape; tape: Tape }>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const begin = async () => {
      const { startTape } = await import('./start-tape.ts');
      if (!left) stop = startTape(listener, (tape) => setHeard({ since: given, tape }));
    };
    // Without it the tape stands still, which is no harm to the page.
    const callOff = whenIdle(() => void begin().catch(() => {}));
    return () => {
      left = true;
      callOff();
      stop?.();
    };
  }, [given, listener]);
  // What was heard before the page was loaded anew is older than what it came with.
  return heard?.since === given ? heard.tape : given;
}
