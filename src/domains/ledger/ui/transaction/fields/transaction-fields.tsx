import { useTranslations } from 'use-intl';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../../design-system/inputs/select.tsx';
import { type TransactionShape, transactionShapes } from '../../../transaction-types.ts';
import type { AssetChoices } from '../../asset/use-asset-choices.ts';
import { type AssetChoice, asksCatalogue } from '../transaction-assets.ts';
import { unitsWithout } from '../transaction-check.ts';
import styles from '../transaction-dialog.module.css';
import { type DayPrice, openDayInstead, unitPrice } from '../transaction-price.ts';
import { isGiven, isTransfer } from '../transaction-values.ts';
import { TransactionAssetField } from './transaction-asset-field.tsx';
import { TransactionCashSwitch } from './transaction-cash-switch.tsx';
import { TransactionChargeField } from './transaction-charge-field.tsx';
import { TransactionDayField } from './transaction-day-field.tsx';
import { TransactionDecisionFields } from './transaction-decision-fields.tsx';
import { TransactionExtraFields } from './transaction-extra-fields.tsx';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';
import { TransactionLotsField } from './transaction-lots-field.tsx';
import {
  TransactionExchangeFields,
  TransactionMoneyFields,
  TransactionRatioFields,
} from './transaction-money-fields.tsx';
import { TransactionOtherEnd } from './transaction-other-end.tsx';
import { TransactionPriceHint } from './transaction-price-hint.tsx';
import { TransactionTermFields } from './transaction-term-fields.tsx';
import { TransactionTypeField } from './transaction-type-field.tsx';
import { TransactionUnitsFields } from './transaction-units-fields.tsx';

type Props = TransactionFieldsProps & {
  assets: AssetChoices;
  price: DayPrice | null | undefined;
  today: string;
};

/** Each type with just its own fields. */
export function TransactionFields({ assets, price, today, ...props }: Props) {
  const { form, lists, errorOf, disabled } = props;
  const t = useTranslations('transactions.form');
  const { values, change } = form;
  const shape = transactionShapes[values.type];
  const { chosen } = assets;
  const { main, rare } = chargesOf(shape);
  const portfolioName = lists.portfolios.find(({ id }) => id === values.portfolioId)?.name;
  const chooseAsset = (choice: AssetChoice | null) =>
    change({
      asset: choice?.key ?? '',
      ...(choice?.key !== values.asset && { lots: '' }),
      ...(choice && { currencyId: (choice.held ?? choice).currencyId }),
      // A price typed for another asset is none of this one.
      ...(!form.edited && choice?.key !== values.asset && { price: '' }),
    });
  return (
    <>
      <div className={`${styles.row2} ${styles.top}`}>
        <TransactionTypeField
          value={values}
          onChange={({ type, occasion }) => {
            const isLost = values.asset.startsWith('asset:') && !asksCatalogue(type);
            change({ type, occasion, ...(isLost && { asset: '' }) });
          }}
          disabled={disabled || Boolean(form.edited?.other_portfolio_id)}
        />
        <Field label={t('portfolio')} error={errorOf('portfolioId')}>
          <Select
            options={lists.portfolios.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={t('choosePortfolio')}
            value={values.portfolioId}
            onChange={(event) =>
              change({
                portfolioId: event.target.value,
                asset: '',
                lots: '',
                ...(event.target.value === values.otherPortfolioId && { otherPortfolioId: '' }),
              })
            }
            disabled={disabled}
          />
        </Field>
      </div>
      {shape.asset !== 'none' && (
        <TransactionAssetField
          assets={assets}
          value={values.asset}
          onChange={chooseAsset}
          portfolioName={portfolioName}
          optional={shape.asset === 'optional'}
          error={errorOf('asset')}
          loading={lists.isWaiting}
          disabled={disabled}
        />
      )}
      {isTransfer(values.type) && !values.occasion && <TransactionOtherEnd {...props} />}
      {shape.amount === 'units' && (
        <TransactionUnitsFields
          {...props}
          available={chosen?.held ? unitsWithout(chosen.held, form.edited) : null}
          isToday={values.day === today}
          priceHint={chosen && <PriceHint {...props} chosen={chosen} price={price} today={today} />}
        />
      )}
      {values.type === 'sell' && <TransactionLotsField {...props} held={chosen?.held ?? null} />}
      {shape.amount === 'money' && <TransactionMoneyFields {...props} />}
      {shape.amount === 'exchange' && <TransactionExchangeFields {...props} />}
      {shape.amount === 'ratio' && <TransactionRatioFields {...props} />}
      <TransactionTermFields {...props} isBond={chosen?.class === 'bonds'} />
      <TransactionCashSwitch {...props} />
      <div className={styles.row2}>
        <TransactionDayField
          {...props}
          today={today}
          openDay={shape.amount === 'units' ? openDayInstead(price ?? null, values.day, today) : null}
          mic={chosen?.mic ?? null}
        />
        {main && <TransactionChargeField {...props} name={main} />}
      </div>
      <TransactionExtraFields key={rare} {...props} charge={rare} />
      {values.type === 'buy' && !form.edited && <TransactionDecisionFields {...props} />}
    </>
  );
}

type Charge = 'fee' | 'tax';

/** The charge one looks for first, and the other one: tax is withheld from income, fees are paid for orders. */
function chargesOf({ fee, tax, amount }: TransactionShape): { main: Charge | null; rare: Charge | null } {
  if (tax && amount === 'money') return { main: 'tax', rare: fee ? 'fee' : null };
  return { main: fee ? 'fee' : null, rare: tax ? 'tax' : null };
}

type HintProps = TransactionFieldsProps & {
  chosen: AssetChoice;
  price: DayPrice | null | undefined;
  today: string;
};

function PriceHint({ form, lists, disabled, chosen, price, today }: HintProps) {
  const t = useTranslations('transactions.form');
  const { values, change } = form;
  if (isGiven(values)) return t('givenHint');
  if (isTransfer(values.type)) return t('costHint');
  const quote = price ? unitPrice(price.value) : null;
  const isTaken = quote !== null && values.price === quote && values.currencyId === price?.currencyId;
  return (
    <TransactionPriceHint
      price={price}
      quote={quote}
      code={lists.currencies.find(({ id }) => id === price?.currencyId)?.code}
      mic={chosen.mic}
      today={today}
      onUse={
        isTaken || disabled || quote === null || !price
          ? undefined
          : () => change({ price: quote, currencyId: price.currencyId })
      }
    />
  );
}
