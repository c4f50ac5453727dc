import type { OnNews } from '../on-news.ts';
import type { RunStatus } from '../simulation-types.ts';

export const checkEvery = 5_000;
export const mostChecks = 30;

type Watch = {
  check: () => Promise<RunStatus>;
  onNews: OnNews;
  onStatus: (status: RunStatus) => void;
  /** A check did not come back; the next may reach the server again. */
  onFailure: () => void;
  /** After the last check: the run goes on, but is not waited for. */
  onTimeout: () => void;
};

export function hasEnded({ status }: RunStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled';
}

/**
 * Follows a run to its end: a look at once, a check every five seconds, at most thirty, and one whenever the server has
 * news, so that nobody waits five seconds for nothing. News are heard even after the time-out. Returns how to stop.
 */
export function watchRun({ check, onNews, onStatus, onFailure, onTimeout }: Watch): () => void {
  let stopped = false;
  let looking: Promise<void> | undefined;
  let askedAgain = false;
  let checks = 0;

  const look = async (): Promise<void> => {
    try {
      const status = await check();
      if (stopped) return;
      if (hasEnded(status)) stop();
      onStatus(status);
    } catch {
      // It counts as one of the thirty.
      if (!stopped) onFailure();
    }
  };
  const lookOnce = (): Promise<void> => {
    if (looking) {
      askedAgain = true;
      return looking;
    }
    looking = look().finally(() => {
      looking = undefined;
      if (askedAgain && !stopped) {
        askedAgain = false;
        void lookOnce();
      }
    });
    return looking;
  };
  const timer = setInterval(async () => {
    checks++;
    const last = checks >= mostChecks;
    if (last) clearInterval(timer);
    await lookOnce();
    if (last && !stopped) onTimeout();
  }, checkEvery);
  const stopNews = onNews(() => void (stopped || lookOnce()));
  const stop = () => {
    stopped = true;
    clearInterval(timer);
    stopNews();
  };
  void lookOnce();
  return stop;
}
