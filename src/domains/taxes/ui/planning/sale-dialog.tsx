import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type PlannedPosition, planTaxSale, type TaxPlanOutput } from '../../planning-contract.ts';
import { useTaxWords } from '../use-tax-words.ts';
import { BelowCost } from './below-cost.tsx';
import { PlannedSale } from './planned-sale.tsx';
import styles from './sale-dialog.module.css';

const keyOf = ({ instrument, account }: PlannedPosition): string => `${instrument.id} ${account?.id ?? ''}`;

/** What selling a position today would come to; nothing is recorded (rule TP-7). */
export function SaleDialog({ open, onClose, plan }: { plan: TaxPlanOutput } & ModalProps<true>) {
  const t = useTranslations('taxPlanning.dialog');
  const ui = useTranslations('ui');
  const words = useTaxWords();
  const [key, setKey] = useState(() => keyOf(plan.positions[0]!));
  const [units, setUnits] = useState('');
  const position = plan.positions.find((one) => keyOf(one) === key)!;
  const choose = (next: string) => {
    setKey(next);
    setUnits('');
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      description={t('text')}
      footer={<Button onClick={() => onClose()}>{ui('close')}</Button>}
    >
      <div className={styles.form}>
        <Field label={t('position')}>
          <Select
            value={key}
            onChange={({ target }) => choose(target.value)}
            options={plan.positions.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
          />
        </Field>
        <Asked key={key} plan={plan} position={position} units={units} onUnits={setUnits} />
        <BelowCost plan={plan} onChoose={(one) => choose(keyOf(one))} />
      </div>
    </Dialog>
  );

  function labelOf({ instrument, account, units: held }: PlannedPosition): string {
    const asset = instrument.ticker ? `${instrument.title} (${instrument.ticker})` : instrument.title;
    const name = account ? t('inAccount', { asset, account: account.name }) : asset;
    return `${name} · ${words.units(held)}`;
  }
}

type AskedProps = {
  plan: TaxPlanOutput;
  position: PlannedPosition;
  units: string;
  onUnits: (units: string) => void;
};

function Asked({ plan, position, units, onUnits }: AskedProps) {
  const t = useTranslations('taxPlanning.dialog');
  const locale = useLocale();
  const words = useTaxWords();
  const failureText = useFailureText();
  const { instrument, account } = position;
  const { shown, kept } = useLoaded(
    `${instrument.id} ${account?.id} ${units}`,
    async (signal) => {
      const query = { instrument: instrument.id, account: account?.id ?? '', ...(units && { units }) };
      const params = { year: String(plan.year) };
      return (await callApi(planTaxSale, { params, query }, locale, signal)).data;
    },
    { pause: 250 },
  );
  const sale = shown.state === 'ready' ? shown.value : kept?.value;
  return (
    <>
      <Field
        label={t('units')}
        optional
        hint={t('all', { units: words.units(position.units) })}
        error={shown.state === 'failed' ? failureText(shown.failure) : undefined}
      >
        <NumberInput value={units} onValueChange={onUnits} inputMode="decimal" />
      </Field>
      {shown.state !== 'failed' && !sale && <Skeleton height={220} />}
      {shown.state !== 'failed' && sale && <PlannedSale sale={sale} position={position} year={plan.year} />}
    </>
  );
}
