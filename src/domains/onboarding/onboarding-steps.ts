import type { Familiarity, InvestingReason, TrackingScope } from '../identity/investor-profile.ts';
import type { PortfolioKind } from '../ledger/portfolio-kinds.ts';

/** The wizard of the first day; each step lays a layer, the last one is amber. */
export const onboardingSteps = ['profile', 'modules', 'portfolio', 'fill'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What somebody has said so far; nothing of it has to be there. */
export type OnboardingAnswers = {
  familiarity?: Familiarity | undefined;
  reason?: InvestingReason | undefined;
  scope?: TrackingScope | undefined;
  name?: string | undefined;
  currency_id?: string | undefined;
  kind?: PortfolioKind | undefined;
  /** When the account was opened: the day that a first purchase is offered with. */
  started_on?: string | undefined;
};

export type Profile = { familiarity: Familiarity; reason: InvestingReason; scope: TrackingScope };

/** The investor profile, once all of it was answered. */
export function profileIn({ familiarity, reason, scope }: OnboardingAnswers): Profile | null {
  return familiarity && reason && scope ? { familiarity, reason, scope } : null;
}

/** What of the person decides which steps there are. */
export type Way = {
  answers: OnboardingAnswers;
  /** Whether broker investments are connected: without them there is no portfolio to make. */
  isBrokered: boolean;
  hasPortfolio: boolean;
};

/** The steps this person walks. */
export function stepsOf({ isBrokered }: Pick<Way, 'isBrokered'>): readonly OnboardingStep[] {
  return isBrokered ? onboardingSteps : onboardingSteps.filter((step) => step !== 'portfolio');
}

/** The step to show: the wanted one, but never past one that still has to be answered. */
export function reachableStep(wanted: string | undefined, way: Way): OnboardingStep {
  const steps = stepsOf(way);
  const open = (step: OnboardingStep) =>
    (step === 'profile' && !profileIn(way.answers)) || (step === 'portfolio' && !way.hasPortfolio);
  const last = steps.findIndex(open);
  const at = Math.max(0, (steps as readonly string[]).indexOf(wanted ?? ''));
  return steps[last < 0 ? at : Math.min(at, last)] ?? 'profile';
}

export function stepAfter(step: OnboardingStep, way: Pick<Way, 'isBrokered'>): OnboardingStep {
  const steps = stepsOf(way);
  return steps[steps.indexOf(step) + 1] ?? 'fill';
}

export function stepBefore(step: OnboardingStep, way: Pick<Way, 'isBrokered'>): OnboardingStep | undefined {
  const steps = stepsOf(way);
  return steps[steps.indexOf(step) - 1];
}
