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

export type Answers = {
  familiarity?: Familiarity | undefined;
  reason?: InvestingReason | undefined;
  scope?: TrackingScope | undefined;
};

export const choices = { familiarity: familiarityLevels, reason: investingReasons, scope: trackingScopes };

/** The answers with one more, given as radio buttons give it: as text. Anything unknown changes nothing. */
export function withAnswer<Given extends Answers>(answers: Given, question: Question, given: string): Given {
  const value = choices[question].find((choice) => String(choice) === given);
  return value === undefined ? answers : { ...answers, [question]: value };
}
