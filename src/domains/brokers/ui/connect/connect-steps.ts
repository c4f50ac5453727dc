import type { ConnectModalProps } from './connect-modal.ts';
import type { Connected } from './use-connect-form.ts';

export type Step =
  | { at: 'types' }
  | { at: 'list' }
  | { at: 'form'; broker: string }
  | { at: 'done'; connected: Connected; portfolio: string | undefined };

export function firstStep({ type, broker }: ConnectModalProps): Step {
  if (broker !== undefined) return { at: 'form', broker };
  return { at: type === 'api' ? 'list' : 'types' };
}

type Began = { first: Step; renews?: string | undefined; onboarding?: boolean };

/**
 * Where the way back leads; none from where it began, nor from the end, nor from what is renewed. In the first steps
 * the three ways are always behind the list.
 */
export function stepBefore(step: Step, { first, renews, onboarding }: Began): Step | null {
  if (step.at === 'form') return renews === undefined ? { at: 'list' } : null;
  return step.at === 'list' && (first.at === 'types' || onboarding) ? { at: 'types' } : null;
}
