import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { useErrorText } from '../../../../design-system/use-failure-text.ts';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import type { RulesOutput } from '../../own-contract.ts';
import styles from './rules-card.module.css';

type Props = {
  rules: RulesOutput;
  /** Titles of currencies, lowercase. */
  currencies: readonly string[];
  /** What is wrong, by the names of the fields that are sent. */
  faults: Readonly<Record<string, string>>;
  onChange: (change: Partial<RulesOutput>) => void;
};

/** How orders are made, and when to tell. */
export function RulesCard({ rules, currencies, faults, onChange }: Props) {
  const t = useTranslations('ownStrategies.rules');
  const errorText = useErrorText();
  const unit = currencyUnit(rules.currency);
  const toggle = (rule: 'buy_only' | 'tells' | 'whole_units') => (
    <Switch
      label={t(`${rule}.label`)}
      hint={t(`${rule}.hint`)}
      checked={rules[rule]}
      onChange={(event) => onChange({ [rule]: event.target.checked })}
    />
  );
  const amount = (rule: 'smallest_order' | 'cash_aside' | 'commission_percent' | 'commission_minimum') => (
    <Field label={t(`${rule}.label`)} hint={t(`${rule}.hint`)} error={errorText(faults[`rules.${rule}`])}>
      <NumberInput
        value={rules[rule]}
        unit={rule === 'commission_percent' ? '%' : unit}
        onValueChange={(value) => onChange({ [rule]: value })}
      />
    </Field>
  );
  const known = currencies.includes(rules.currency) ? currencies : [rules.currency, ...currencies];
  return (
    <Card title={t('title')}>
      <div className={styles.switches}>
        {toggle('buy_only')}
        {toggle('tells')}
        {toggle('whole_units')}
      </div>
      <div className={styles.rules}>
        {amount('smallest_order')}
        {amount('cash_aside')}
        {amount('commission_percent')}
        {amount('commission_minimum')}
        <Field label={t('currency')} hint={t('currencyHint')} error={errorText(faults['rules.currency'])}>
          <Select
            value={rules.currency}
            options={known.map((title) => ({ value: title, label: title.toUpperCase() }))}
            onChange={(event) => onChange({ currency: event.target.value })}
          />
        </Field>
      </div>
    </Card>
  );
}
