import type { ClusterHome } from './cluster-home.ts';
import { readPostmaster, serves } from './postmaster-pid.ts';

/** Cheap: one small file, and one of the system's about the process it names. */
const LOOK_EVERY_MS = 500;

export interface Watch {
  readonly ended: boolean;
  end(): void;
}

/** Looks after a running server: whoever kills it, it is started again, or whoever needs it hears that it is lost. */
export function watchServer(
  home: ClusterHome,
  startAgain: () => Promise<void>,
  onLost: (error: Error) => void,
): Watch {
  let ended = false;
  let looking = false;
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const postmaster = await readPostmaster(home.cluster);
      const runs = postmaster && (await serves(postmaster, home.cluster));
      if (!runs && !ended) await startAgain();
    } catch (error) {
      if (ended) return;
      end();
      onLost(error as Error);
    } finally {
      looking = false;
    }
  }

  function end(): void {
    ended = true;
    clearInterval(timer);
  }

  return {
    get ended() {
      return ended;
    },
    end,
  };
}
