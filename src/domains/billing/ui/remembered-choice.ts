import { choiceIn, type PlanChoice, usualChoice } from '../plan-choice.ts';

const key = 'plan-choice';
const planKey = 'plan-wanted';

/** What this browser chose last of period and currency; without a choice what the language suggests. */
export function rememberedChoice(locale: string): PlanChoice {
  return choiceIn(new URLSearchParams(stored(key) ?? ''), usualChoice(locale));
}

export function rememberChoice(choice: PlanChoice): void {
  store(key, new URLSearchParams(choice).toString());
}

/** The plan that a visitor wanted, from before there was an account until it is ordered. */
export function rememberedPlan(): string | null {
  return stored(planKey) || null;
}

export function rememberPlan(slug: string | null): void {
  store(planKey, slug ?? '');
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage the choice lasts as long as the address.
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
