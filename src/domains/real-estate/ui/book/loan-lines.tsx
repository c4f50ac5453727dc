import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import styles from './book-dialog.module.css';
import type { LoanForm } from './loan-dialog.tsx';

/** How the rate changed, and what was paid beside the instalments. */
export function LoanLines({ form }: { form: LoanForm }) {
  return (
    <>
      <RateChanges form={form} />
      <Overpayments form={form} />
    </>
  );
}

function RateChanges({ form }: { form: LoanForm }) {
  const t = useTranslations('realEstate.loan');
  const { values, set, errorOf } = form;
  const list = values.rate_changes;
  const change = (at: number, fields: Partial<(typeof list)[number]>) =>
    set('rate_changes', list.with(at, { ...list[at]!, ...fields }));
  return (
    <fieldset className={styles.list}>
      <legend>{t('changes')}</legend>
      {list.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <div key={at} className={styles.line}>
          <Field label={t('from')} error={errorOf(`rate_changes.${at}.from`)}>
            <DateInput value={line.from} onChange={(event) => change(at, { from: event.target.value })} />
          </Field>
          <Field label={t('percent')} error={errorOf(`rate_changes.${at}.percent`)}>
            <NumberInput value={line.percent} onValueChange={(percent) => change(at, { percent })} unit="%" />
          </Field>
          <IconButton
            icon="trash"
            label={t('removeLine')}
            onClick={() => set('rate_changes', list.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon="plus"
          onClick={() => set('rate_changes', [...list, { from: '', percent: '' }])}
        >
          {t('addChange')}
        </Button>
      </div>
    </fieldset>
  );
}

function Overpayments({ form }: { form: LoanForm }) {
  const t = useTranslations('realEstate.loan');
  const { values, set, errorOf, codeOf } = form;
  const list = values.overpayments;
  const change = (at: number, fields: Partial<(typeof list)[number]>) =>
    set('overpayments', list.with(at, { ...list[at]!, ...fields }));
  return (
    <fieldset className={styles.list}>
      <legend>{t('overpayments')}</legend>
      {list.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <div key={at} className={classNames(styles.line, styles.wide)}>
          <Field label={t('day')} error={errorOf(`overpayments.${at}.day`)}>
            <DateInput value={line.day} onChange={(event) => change(at, { day: event.target.value })} />
          </Field>
          <Field label={t('amount')} error={errorOf(`overpayments.${at}.amount`)}>
            <NumberInput
              value={line.amount}
              onValueChange={(amount) => change(at, { amount })}
              unit={codeOf(values.currency_id)}
            />
          </Field>
          <Field label={t('after')}>
            <Select
              value={line.after}
              onChange={(event) => change(at, { after: event.target.value as 'shorter' | 'lower' })}
              options={[
                { value: 'shorter', label: t('shorter') },
                { value: 'lower', label: t('lower') },
              ]}
            />
          </Field>
          <IconButton
            icon="trash"
            label={t('removeLine')}
            onClick={() => set('overpayments', list.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon="plus"
          onClick={() => set('overpayments', [...list, { day: '', amount: '', after: 'shorter' }])}
        >
          {t('addOverpayment')}
        </Button>
      </div>
    </fieldset>
  );
}
