import {
  type Familiarity,
  familiarityLevels,
  type InvestingReason,
  investingReasons,
  type TrackingScope,
  trackingScopes,
} from '../../investor-profile.ts';

/** The questions of the investor profile, in the order they are asked. */
export const questions = ['familiarity', 'reason', 'scope'] as const;
export type Question = (typeof questions)[number];

export const onboardingSteps = [...questions, 'summary'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export type Answers = { familiarity?: Familiarity; reason?: InvestingReason; scope?: TrackingScope };

export const choices = { familiarity: familiarityLevels, reason: investingReasons, scope: trackingScopes };

/** The answers with one more, given as radio buttons give it: as text. Anything unknown changes nothing. */
export function withAnswer(answers: Answers, question: Question, given: string): Answers {
  const value = choices[question].find((choice) => String(choice) === given);
  return value === undefined ? answers : { ...answers, [question]: value };
}

/** The step to show: the wanted one, but never past the first question without an answer. */
export function reachableStep(wanted: string, answers: Answers): OnboardingStep {
  const last = questions.find((question) => answers[question] === undefined) ?? 'summary';
  const at = (onboardingSteps as readonly string[]).indexOf(wanted);
  return onboardingSteps[Math.min(Math.max(at, 0), onboardingSteps.indexOf(last))] ?? 'familiarity';
}

export function stepBefore(step: OnboardingStep): OnboardingStep | undefined {
  return onboardingSteps[onboardingSteps.indexOf(step) - 1];
}

export function stepAfter(step: OnboardingStep): OnboardingStep | undefined {
  return onboardingSteps[onboardingSteps.indexOf(step) + 1];
}
