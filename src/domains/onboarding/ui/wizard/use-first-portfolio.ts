import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { createPortfolio, updatePortfolio } from '../../../ledger/contract.ts';
import {
  isPortfolioName,
  newPortfolio,
  portfolioBody,
} from '../../../ledger/ui/portfolio/portfolio-values.ts';
import type { OnboardingAnswers } from '../../onboarding-steps.ts';
import type { FirstPortfolio } from './use-progress.ts';

export type PortfolioFault = { name?: string; whole?: string; isFull?: boolean };

/** Makes the first portfolio, once however often it is asked for, or changes the one that was made. */
export function useFirstPortfolio(known: FirstPortfolio | null, markOf: () => string | null) {
  const locale = useLocale();
  const t = useTranslations('common.failure');
  const failureText = useFailureText();
  const [fault, setFault] = useState<PortfolioFault>({});
  const busy = useRef(false);
  const fieldsOf = (answers: OnboardingAnswers, currencyId: string) => ({
    ...newPortfolio(answers.currency_id ?? currencyId),
    name: answers.name ?? '',
    kind: answers.kind ?? 'ordinary',
  });

  async function keep(answers: OnboardingAnswers, currencyId: string): Promise<FirstPortfolio | null> {
    if (busy.current) return null;
    if (!isPortfolioName(answers.name ?? '')) {
      setFault({ name: t('portfolioNameError') });
      return null;
    }
    const fields = fieldsOf(answers, currencyId);
    const isSame =
      known?.name === fields.name.trim() &&
      known.kind === fields.kind &&
      known.currency_id === fields.currency_id;
    if (known && isSame) return known;
    busy.current = true;
    setFault({});
    try {
      const { data } = known
        ? await callApi(
            updatePortfolio,
            { params: { id: known.id }, body: portfolioBody(fields, { version: known.version }) },
            locale,
          )
        : await callApi(
            createPortfolio,
            { body: portfolioBody(fields, { submission_id: markOf() ?? undefined }) },
            locale,
          );
      return data;
    } catch (failure) {
      const isFull = failure instanceof ApiFailure && failure.status === 403;
      setFault({ whole: failureText(failure), isFull });
      return null;
    } finally {
      busy.current = false;
    }
  }
  return { fault, keep, forgive: () => setFault({}) };
}
