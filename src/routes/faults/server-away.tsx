import { useCallback, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../design-system/states/error-state.tsx';
import { brand } from '../../foundation/brand.ts';
import { startLoading } from '../../foundation/start-loading.ts';

const firstTry = 1000;
const longestWait = 15_000;

/** Code of a page that did not come: the server may be away, or have another build by now. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script/i.test(error.message);
}

/** Whether the server was not reached, by what browsers call it, or stood behind a proxy that did not reach it. */
export function isAway(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return [502, 503, 504].includes(error.status);
  return (
    error instanceof TypeError &&
    !isMissingCode(error) &&
    /failed to fetch|networkerror|load failed|network connection/i.test(error.message)
  );
}

/** Code that was asked for while nobody answered stays missing: only the whole page anew brings it. */
let wasAway = false;

async function serverAnswers(): Promise<boolean> {
  return fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether code is missing because nobody answers. */
export function useUnreachable(error: unknown): boolean {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (!isMissingCode(error)) return;
    if (wasAway && navigator.onLine) {
      window.location.reload();
      return;
    }
    return startLoading({ load: serverAnswers, onReady: (answers) => setUnreachable(!answers) });
  }, [error]);
  return unreachable;
}

/** In place of a page while nobody answers (U-20). Code that did not come needs the whole page anew. */
export function ServerAway({ error, level }: { error: unknown; level: 1 | 2 }) {
  const t = useTranslations('common.errorPage');
  const { revalidate, state } = useRevalidator();
  const missingCode = isMissingCode(error);
  const again = useCallback(() => {
    if (missingCode) window.location.reload();
    else void revalidate();
  }, [missingCode, revalidate]);
  useTryingAgain(again);
  return (
    <>
      <title>{`${t('awayTitle')} · ${brand.name}`}</title>
      <ErrorState
        level={level}
        title={t('awayTitle')}
        text={t('awayText')}
        onRetry={again}
        retrying={state === 'loading'}
      />
    </>
  );
}

/** Tries ever more slowly, and at once when the network is back; the page itself only when the server answers. */
function useTryingAgain(again: () => void): void {
  useEffect(() => {
    wasAway = true;
    let wait = firstTry;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = async () => {
      clearTimeout(timer);
      const answers = await serverAnswers();
      if (left) return;
      if (answers) again();
      wait = Math.min(wait * 1.5, longestWait);
      timer = setTimeout(attempt, wait);
    };
    timer = setTimeout(attempt, wait);
    window.addEventListener('online', attempt);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
    };
  }, [again]);
}
