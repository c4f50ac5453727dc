import { useState } from 'react';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import type { OnboardingStep } from '../../onboarding-steps.ts';

/** Going from step to step: one thing at a time, and what fails says so and leaves everything as it is. */
export function useWalk(onStep: (step: OnboardingStep) => void) {
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [checked, setChecked] = useState(false);
  const [walked, setWalked] = useState(false);
  const forgive = () => {
    setChecked(false);
    setFailure(undefined);
  };
  return {
    sending,
    failure,
    /** What has no answer says so. */
    checked,
    /** The person has come here by a button. */
    walked,
    forgive,
    refuse: setFailure,
    check: () => setChecked(true),
    go(step: OnboardingStep) {
      setWalked(true);
      forgive();
      onStep(step);
    },
    async during(work: () => Promise<void>) {
      setSending(true);
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        setFailure(failureText(error));
      }
      setSending(false);
    },
  };
}
