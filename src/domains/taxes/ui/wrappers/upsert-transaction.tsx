import type { ComponentProps } from 'react';
import { UpsertTransaction } from '../../../performance/ui/modals/upsert-transaction.tsx';
import { DepositLimit } from './deposit-limit.tsx';

/** `upsertTransaction`: the form, and beside a deposit what is left of the limit of its account. */
export function UpsertTransactionInLimits(
  props: Omit<ComponentProps<typeof UpsertTransaction>, 'atDeposit'>,
) {
  return <UpsertTransaction {...props} atDeposit={(deposit) => <DepositLimit {...deposit} />} />;
}
