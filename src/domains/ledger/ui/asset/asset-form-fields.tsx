import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import type { PortfolioChoice } from '../transaction/transaction-sources.ts';
import { AssetConflict } from './asset-conflict.tsx';
import styles from './asset-form.module.css';
import type { AssetFormProps } from './asset-form.tsx';
import { AssetNotifications } from './asset-notifications.tsx';
import { AssetPriceHint } from './asset-price-hint.tsx';
import { AssetReadOnlyNote } from './asset-read-only-note.tsx';
import { AssetTotal } from './asset-total.tsx';
import { notNegative } from './asset-values.ts';
import { useAssetForm } from './use-asset-form.ts';
import { useAssetPrice } from './use-asset-price.ts';

type Props = AssetFormProps & { portfolios: readonly PortfolioChoice[] };

export function AssetFormFields(props: Props) {
  const { id, of, portfolios, currencies, sources, today, smsAllowed, transactionsTo, onBack } = props;
  const t = useTranslations('ledger.asset');
  const form = useAssetForm({ ...props, portfolioIds: portfolios.map((portfolio) => portfolio.id) });
  const { values, set, field, errorOf, editable, edited } = form;
  const price = useAssetPrice({ form, asset: 'picked' in of ? of.picked : undefined, sources, today });
  const code = currencies.find(({ value }) => value === values.currency_id)?.code;
  const named = 'picked' in of ? of.picked : { ticker: of.holding.name, name: of.holding.title };
  return (
    <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
      <div className={styles.asset}>
        <AssetName ticker={named.ticker} name={t('named', named)} />
        {onBack && (
          <Button size="sm" variant="text" className={styles.change} onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
      {form.newer && <AssetConflict form={form} newer={form.newer} currencies={currencies} />}
      {form.refusal && <FormRefusal>{form.refusal}</FormRefusal>}
      {edited && !editable && <AssetReadOnlyNote holding={edited} to={transactionsTo(edited)} />}
      <div className={styles.row}>
        <Field label={t('portfolio')} error={errorOf('portfolio_id')}>
          <Select
            {...field('portfolio_id')}
            disabled={edited !== undefined}
            options={portfolios.map(({ id: value, name: label }) => ({ value, label }))}
            placeholder={t('portfolioPlaceholder')}
          />
        </Field>
        <Field label={t('day')} error={errorOf('added_at')}>
          <DateInput
            name="added_at"
            value={values.added_at}
            max={today}
            disabled={!editable}
            onChange={({ target }) => set('added_at', target.value)}
          />
        </Field>
      </div>
      <div className={styles.prices}>
        <Field label={t('units')} error={errorOf('volume')}>
          <NumberInput
            value={values.volume}
            onValueChange={(typed) => set('volume', notNegative(typed))}
            disabled={!editable}
          />
        </Field>
        <Field
          label={t('price')}
          error={errorOf('value')}
          hint={
            <AssetPriceHint
              price={price}
              typed={values.value}
              code={code}
              onUse={(use) => set('value', use)}
            />
          }
        >
          <NumberInput
            value={values.value}
            onValueChange={(typed) => set('value', notNegative(typed))}
            disabled={!editable}
          />
        </Field>
        <Field label={t('currency')} error={errorOf('currency_id')}>
          <Select {...field('currency_id')} options={currencies} disabled={!editable} />
        </Field>
        <Field label={t('fee')} optional error={errorOf('fee')}>
          <NumberInput
            value={values.fee}
            onValueChange={(typed) => set('fee', notNegative(typed))}
            disabled={!editable}
            unit={code}
          />
        </Field>
      </div>
      {editable && <AssetTotal values={values} code={code} />}
      <AssetNotifications form={form} smsAllowed={smsAllowed} />
    </form>
  );
}
