import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../foundation/call-api.ts';

/** What to say about a call that failed outside a form. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations('common');
  return (failure) => {
    if (!(failure instanceof ApiFailure)) return t('error.general');
    const [key] = Object.values(failure.errors).flat();
    if (key) return t(`failure.${key}`);
    if (failure.status === 0) return t('error.offline');
    if (failure.status === 429) {
      return t('error.tooMany', { minutes: Math.ceil((failure.retryAfterSeconds ?? 60) / 60) });
    }
    return t('error.general');
  };
}
