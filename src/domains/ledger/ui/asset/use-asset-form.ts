import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import type { CallArguments } from '../../../../foundation/contract.ts';
import { newId } from '../../../../foundation/ids.ts';
import { dayFault } from '../../check-transaction.ts';
import { createHolding, updateHolding } from '../../contract.ts';
import { mostUnits } from '../../figure-limits.ts';
import type { AssetFormProps } from './asset-form.tsx';
import {
  type AssetValues,
  assetIn,
  assetValues,
  changingBody,
  creatingBody,
  isTooLarge,
  type NewerAsset,
  newAsset,
} from './asset-values.ts';

export type AssetFormState = ReturnType<typeof useAssetForm>;
type Input = Pick<AssetFormProps, 'of' | 'today' | 'onDone' | 'onStatus'> & {
  portfolioIds: readonly string[];
};

/** One form for both: a new asset with its opening purchase, and a change of it. */
export function useAssetForm({ of, today, onDone, onStatus, portfolioIds }: Input) {
  const t = useTranslations('ledger.asset');
  const numbers = useNumbers();
  // Sent twice by a double click it still makes one purchase.
  const [submission] = useState(() => newId());
  const [newer, setNewer] = useState<NewerAsset>();
  const edited = 'holding' in of ? of.holding : undefined;
  const editable = !edited || (edited.editable && edited.broker_id === null);
  const name = 'holding' in of ? of.holding.title : of.picked.name;
  // The two calls differ in body and answer; which of them it is decides `edited` everywhere below.
  const call = (edited ? updateHolding : createHolding) as typeof createHolding;
  const {
    form,
    submit,
    sending,
    errorOf,
    field,
    edited: isEdited,
    set,
    refusal,
  } = useCallForm<typeof createHolding, AssetValues>(call, {
    defaults:
      'holding' in of
        ? assetValues(of.holding)
        : newAsset(of.picked, firstOf(of.portfolioId, portfolioIds), of.boughtOn ?? today),
    params: edited && { id: edited.id },
    toBody: (values) =>
      ('holding' in of
        ? changingBody(values, editable, newer?.version ?? of.holding.version)
        : creatingBody(of.picked.id, values, submission)) as CallArguments<typeof createHolding>['body'],
    fieldOf: (name, values) => {
      const field = name.replace(/^notifications\./, '');
      return field in values ? (field as keyof AssetValues) : null;
    },
    check: ({ added_at }) => (editable ? dayFault(added_at, today) : {}),
    onDone: (output) => {
      toast.success(edited ? t('saved') : t('added', { name }));
      onDone({ id: edited?.id ?? output.data.id });
    },
    onFailure: (message, failure, refuse) => {
      const current = failure.status === 409 ? assetIn(failure.current) : null;
      if (current) setNewer(current);
      else refuse(message);
    },
  });
  const values = form.watch();
  const { dirtyFields } = form.formState;
  useEffect(() => onStatus({ ready: true, sending, edited: isEdited }), [onStatus, sending, isEdited]);
  return {
    values,
    editable,
    edited,
    newer,
    refusal,
    field,
    submit,
    set: <Name extends keyof AssetValues>(key: Name, value: AssetValues[Name]) => set(key, value as never),
    /** Whether the reader has typed this field, so that nothing fetched may overwrite it. */
    isTyped: (key: keyof AssetValues) => dirtyFields[key] === true,
    /** Sets what was fetched without counting it as typed. */
    fill: (key: 'value' | 'currency_id', value: string) => {
      form.setValue(key, value);
      form.clearErrors(key);
    },
    errorOf: (key: keyof AssetValues): string | undefined => {
      const error = errorOf(key);
      const text = values[key];
      if (!error || typeof text !== 'string' || (key !== 'volume' && key !== 'value' && key !== 'fee'))
        return error;
      return isTooLarge(text) ? t('maxValue', { number: numbers.number(mostUnits, { decimals: 0 }) }) : error;
    },
    takeNewer: ({ version: _, ...theirs }: NewerAsset) => form.reset({ ...values, ...theirs }),
  };
}

function firstOf(wanted: string | undefined, ids: readonly string[]): string {
  if (wanted && ids.includes(wanted)) return wanted;
  return ids.length === 1 ? (ids[0] ?? '') : '';
}
