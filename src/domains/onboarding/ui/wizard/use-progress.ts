import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { endOnboarding, type readOnboarding, saveOnboarding } from '../../contract.ts';
import type { OnboardingAnswers, OnboardingStep } from '../../onboarding-steps.ts';

export type Progress = CallOutput<typeof readOnboarding>['data'];
export type FirstPortfolio = NonNullable<Progress['portfolio']>;

/** What is typed is kept after a breath. */
const breath = 900;

type Input = { loaded: Progress; onSaved: () => void; onEnded: () => void };

/** The answers, kept on the server as they are given: another device goes on where one stopped. */
export function useProgress({ loaded, onSaved, onEnded }: Input) {
  const locale = useLocale();
  const [answers, setAnswers] = useState<OnboardingAnswers>(loaded.answers);
  const [portfolio, setPortfolio] = useState(loaded.portfolio);
  const mark = useRef(loaded.submission_id);
  // Savings go one after the other, so that an earlier one never comes last.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function send(step: OnboardingStep, given: OnboardingAnswers, portfolioId?: string) {
    try {
      const { data } = await callApi(
        saveOnboarding,
        {
          body: {
            step,
            answers: given,
            submission_id: mark.current,
            ...(portfolioId && { portfolio_id: portfolioId }),
          },
        },
        locale,
      );
      mark.current = data.submission_id;
      onSaved();
    } catch (failure) {
      // Another tab has ended it.
      if (failure instanceof ApiFailure && failure.status === 409) onEnded();
      throw failure;
    }
  }
  const save = (step: OnboardingStep, given: OnboardingAnswers, portfolioId?: string): Promise<void> => {
    clearTimeout(waiting.current);
    const sent = queue.current.then(() => send(step, given, portfolioId));
    queue.current = sent.catch(() => {});
    return sent;
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    answers,
    portfolio,
    setPortfolio,
    mark: () => mark.current,
    save,
    /** Changed in the form; kept soon, and for certain with the next step. */
    edit(step: OnboardingStep, given: OnboardingAnswers) {
      setAnswers(given);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => save(step, given).catch(() => {}), breath);
    },
    /** The last word: whatever was answered counts. */
    async end(given: OnboardingAnswers) {
      clearTimeout(waiting.current);
      await queue.current;
      await callApi(endOnboarding, { body: { answers: given } }, locale);
    },
  };
}
