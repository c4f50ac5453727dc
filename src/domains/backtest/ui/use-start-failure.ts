import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { ApiFailure } from '../../../foundation/call-api.ts';
import { problemsIn } from './form/use-draft.ts';
import { useWords } from './use-words.ts';

/** Why a simulation did not start, where no field of the form can say it. */
export function useStartFailure(): (failure: unknown) => string {
  const t = useTranslations('backtest.dialog');
  const words = useWords();
  const failureText = useFailureText();
  return (failure) => {
    if (!(failure instanceof ApiFailure)) return t('failedToStart');
    if (failure.status === 0) return failureText(failure);
    const about = problemsIn(failure).find(({ field }) => field === 'portfolio_id');
    return about ? words.failure(about.key, about.values) : t('failedToStart');
  };
}
