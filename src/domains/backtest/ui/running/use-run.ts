import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { analyze } from '../analyzer.ts';
import type { OnNews } from '../on-news.ts';
import type { RunStatus } from '../simulation-types.ts';
import { hasEnded, watchRun } from './watch-run.ts';

type Run = {
  portfolioId: string;
  /** Nothing is followed without one. */
  jobId: string | undefined;
  onNews: OnNews;
  onEnd: (status: RunStatus) => void;
};

/** How far a run is, followed until it ends or the dialog no longer waits for it. */
export function useRun({ portfolioId, jobId, onNews, onEnd }: Run) {
  const locale = useLocale();
  const [known, setKnown] = useState<{
    jobId: string;
    status?: RunStatus;
    timedOut?: boolean;
    unchecked?: boolean;
  }>();
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!jobId) return;
    return watchRun({
      check: () =>
        analyze(
          'check-portfolio-history-simulation-status',
          { portfolio_id: portfolioId, job_id: jobId },
          locale,
        ),
      onNews,
      onStatus: (now) => {
        setKnown((before) => ({
          ...(before?.jobId === jobId && before),
          jobId,
          status: now,
          unchecked: false,
        }));
        if (hasEnded(now)) end.current(now);
      },
      onFailure: () => setKnown((before) => ({ ...before, jobId, unchecked: true })),
      onTimeout: () => setKnown((before) => ({ ...before, jobId, timedOut: true })),
    });
  }, [portfolioId, jobId, locale, onNews]);
  const current = known?.jobId === jobId ? known : undefined;
  return {
    status: current?.status,
    timedOut: current?.timedOut ?? false,
    unchecked: current?.unchecked ?? false,
  };
}
