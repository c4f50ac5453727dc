import { useTranslations } from 'use-intl';
import { Combobox } from '../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { useAssetChoices } from '../../ledger/ui/asset/use-asset-choices.ts';
import { useAssetNote } from '../../ledger/ui/asset/use-asset-note.ts';
import { assetKey } from '../../ledger/ui/transaction/transaction-values.ts';
import styles from './action-dialog.module.css';
import { type ActionValues, fieldsOf, isOptional } from './action-values.ts';

type Props = {
  values: ActionValues;
  set: <Name extends keyof ActionValues>(name: Name, value: ActionValues[Name]) => void;
  errorOf: (name: keyof ActionValues) => string | undefined;
  currency: string;
};

/** What the chosen kind asks for, and nothing else. */
export function ActionFields(props: Props) {
  const { values, set, errorOf, currency } = props;
  const t = useTranslations('corporateActions');
  const { kind } = values;
  const fields = fieldsOf[kind];
  const money = fields.filter((name) => name !== 'target' && name !== 'ratio');
  return (
    <>
      {fields.includes('target') && <TargetField {...props} />}
      {fields.includes('ratio') && <RatioField {...props} />}
      <div className={styles.pair}>
        {money.map((name) => (
          <Field
            key={name}
            label={t(`fields.${labelOf(kind, name)}`)}
            optional={isOptional(kind, name)}
            error={errorOf(name)}
            hint={name === 'share' ? t('shareHint') : name === 'in_lieu' ? t('inLieuHint') : undefined}
          >
            <NumberInput
              name={name}
              value={values[name]}
              unit={name === 'share' ? '%' : name === 'amount' ? undefined : currency}
              onValueChange={(value) => set(name, value)}
            />
          </Field>
        ))}
      </div>
    </>
  );
}

/** The same number is called by what it is to the kind. */
function labelOf(
  kind: ActionValues['kind'],
  name: 'share' | 'price' | 'cash' | 'in_lieu' | 'amount' | 'tax',
) {
  if (name === 'price') return `price.${kind}` as 'price.repayment';
  if (name === 'cash') return `cash.${kind}` as 'cash.merger';
  return name;
}

function TargetField({ values, set, errorOf }: Props) {
  const t = useTranslations('corporateActions');
  const { listing } = useAssetNote();
  const key = values.target_id && assetKey(values.target_id);
  const assets = useAssetChoices('buy', [], key);
  return (
    <Field label={t(`target.${values.kind as 'merger'}`)} error={errorOf('target_id')} hint={t('targetHint')}>
      <Combobox
        name="target_id"
        options={assets.choices.map((choice) => ({
          value: choice.key,
          label: choice.name,
          badge: choice.ticker,
          note: listing(choice.class, choice.mic, choice.priceCurrency),
        }))}
        value={key || null}
        onChange={(chosen) => {
          const choice = assets.choices.find((one) => one.key === chosen);
          if (!choice) return;
          assets.pick(choice);
          set('target_id', choice.assetId);
        }}
        onQuery={assets.onQuery}
        onBlur={() => assets.onQuery('')}
        placeholder={t('findTarget')}
        loading={assets.isSearching}
      />
    </Field>
  );
}

function RatioField({ values, set, errorOf }: Props) {
  const t = useTranslations('corporateActions');
  return (
    <div className={styles.ratio}>
      <Field label={t(`ratio.${values.kind as 'merger'}`)} error={errorOf('numerator')}>
        <NumberInput
          name="numerator"
          value={values.numerator}
          onValueChange={(value) => set('numerator', value)}
        />
      </Field>
      <Field label={t('ratio.old')} error={errorOf('denominator')}>
        <NumberInput
          name="denominator"
          value={values.denominator}
          onValueChange={(value) => set('denominator', value)}
        />
      </Field>
    </div>
  );
}
