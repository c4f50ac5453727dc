import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Select, type SelectOption } from '../../../../design-system/inputs/select.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { UpgradeNote } from '../../../billing/ui/upgrade-note.tsx';
import { type LotMethod, lotMethods } from '../../lot-methods.ts';
import { portfolioKinds } from '../../portfolio-kinds.ts';
import styles from './portfolio-dialog.module.css';
import type { PortfolioForm } from './use-portfolio-form.ts';

type Props = {
  form: PortfolioForm;
  currencies: readonly SelectOption[];
  smsAllowed: boolean;
  /** The way to the plans leaves the form. */
  onLeave: () => void;
  /** Whether the settings most people never change are in sight. */
  opened: boolean;
  lotChange: (method: LotMethod) => ReactNode;
};

export function PortfolioFields({ form, currencies, smsAllowed, onLeave, opened, lotChange }: Props) {
  const t = useTranslations('ledger.portfolio');
  const { values, set, field, errorOf } = form;
  return (
    <>
      <div className={styles.row}>
        <Field label={t('name')} hint={t('nameHint')} error={errorOf('name')}>
          <TextInput
            {...field('name')}
            maxLength={60}
            autoComplete="off"
            placeholder={t('namePlaceholder')}
          />
        </Field>
        <Field label={t('currency')} error={errorOf('currency_id')}>
          <Select {...field('currency_id')} options={currencies} placeholder={t('currencyPlaceholder')} />
        </Field>
      </div>
      <Field label={t('kind')} group hint={values.is_virtual ? t('virtualHint') : t('realHint')}>
        <Segmented
          full
          value={values.is_virtual ? 'virtual' : 'real'}
          onChange={(kind) => set('is_virtual', kind === 'virtual')}
          options={[
            { value: 'real', label: t('real') },
            { value: 'virtual', label: t('virtual') },
          ]}
        />
      </Field>
      <Field label={t('account')} hint={t(`accountHints.${values.kind}`)} error={errorOf('kind')}>
        <Select
          {...field('kind')}
          options={portfolioKinds.map((kind) => ({ value: kind, label: t(`accounts.${kind}`) }))}
        />
      </Field>
      <details className={styles.more} open={opened}>
        <summary>
          {t('more')} <Icon name="chevron-down" size={16} />
        </summary>
        <div className={styles.settings}>
          <Field label={t('lots')} hint={t('lotsHint')} error={errorOf('lot_method')}>
            <Select
              {...field('lot_method')}
              options={lotMethods.map((method) => ({ value: method, label: t(method) }))}
            />
          </Field>
          {lotChange(values.lot_method)}
          <Switch
            label={t('cash')}
            hint={t('cashHint')}
            checked={values.follows_cash}
            onChange={(event) => set('follows_cash', event.target.checked)}
          />
          <fieldset className={styles.channels}>
            <legend>{t('notifications')}</legend>
            <div className={styles.limits}>
              <Field label={t('percent')} hint={t('percentHint')} error={errorOf('percent')}>
                <NumberInput
                  name="percent"
                  value={values.percent}
                  unit="%"
                  placeholder="15"
                  onValueChange={(typed) => set('percent', typed)}
                />
              </Field>
              <Field label={t('coverage')} hint={t('coverageHint')} error={errorOf('coverage')}>
                <NumberInput
                  name="coverage"
                  value={values.coverage}
                  unit="%"
                  onValueChange={(typed) => set('coverage', typed)}
                />
              </Field>
            </div>
            <Switch
              label={t('email')}
              checked={values.email}
              onChange={(event) => set('email', event.target.checked)}
            />
            <Switch
              label={t('sms')}
              checked={values.sms}
              disabled={!smsAllowed && !values.sms}
              onChange={(event) => set('sms', event.target.checked)}
            />
            {!smsAllowed && (
              <p>
                <UpgradeNote onLeave={onLeave}>{t('smsLocked')}</UpgradeNote>
              </p>
            )}
          </fieldset>
        </div>
      </details>
    </>
  );
}
