import type { CallArguments } from '../../../foundation/contract.ts';
import type { createPlan, PlanKind, PlanOutput } from '../contract.ts';
import type { Rhythm } from '../occurrences.ts';

export type PlanAsset = { id: string; ticker: string; name: string; currency: string };
export type PlanBody = CallArguments<typeof createPlan>['body'];

/** What the form holds. */
export type PlanValues = {
  kind: PlanKind;
  portfolio_id: string;
  asset: PlanAsset | null;
  currency_id: string;
  by: 'amount' | 'units';
  amount: string;
  units: string;
  whole_units: boolean;
  rhythm: Rhythm;
  starts_on: string;
  ends_on: string;
  is_paused: boolean;
};

type Defaults = { portfolios: readonly { id: string }[]; currency: string; today: string };

/** Of a plan as it is, or of a new one. */
export function planValues(
  plan: PlanOutput | undefined,
  { portfolios, currency, today }: Defaults,
): PlanValues {
  return {
    kind: plan?.kind ?? 'deposit',
    portfolio_id: plan?.portfolio_id ?? (portfolios.length === 1 ? portfolios[0]!.id : ''),
    asset: plan?.asset ? { ...plan.asset, currency: plan.currency.toUpperCase() } : null,
    currency_id: plan?.kind === 'deposit' ? plan.currency_id : currency,
    by: plan?.units ? 'units' : 'amount',
    amount: plan?.amount ?? '',
    units: plan?.units ?? '',
    whole_units: plan?.whole_units ?? true,
    rhythm: plan?.rhythm ?? 'monthly',
    starts_on: plan?.starts_on ?? today,
    ends_on: plan?.ends_on ?? '',
    is_paused: plan?.is_paused ?? false,
  };
}

export function planBody(
  { asset, by, amount, units, currency_id, ends_on, ...rest }: PlanValues,
  mark: Pick<PlanBody, 'version' | 'submission_id'>,
): PlanBody {
  const isUnits = rest.kind === 'purchase' && by === 'units';
  return {
    ...rest,
    ...(isUnits ? { units } : { amount }),
    ...(rest.kind === 'purchase' ? { asset_id: asset?.id } : { currency_id }),
    ends_on: ends_on || null,
    ...mark,
  };
}
