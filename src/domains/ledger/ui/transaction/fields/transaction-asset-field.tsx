import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { Combobox, type ComboboxOption } from '../../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { priceText } from '../../../../market-data/ui/price-text.ts';
import type { AssetChoices } from '../../asset/use-asset-choices.ts';
import { useAssetNote } from '../../asset/use-asset-note.ts';
import type { AssetChoice } from '../transaction-assets.ts';

const none = 'none';

type Props = {
  assets: AssetChoices;
  value: string;
  onChange: (choice: AssetChoice | null) => void;
  /** Nothing until a portfolio is chosen. */
  portfolioName: string | undefined;
  optional: boolean;
  error: string | undefined;
  loading: boolean;
  disabled?: boolean;
};

/** Depends on the portfolio: what is held there comes first, and for a purchase the whole catalogue by search. */
export function TransactionAssetField(props: Props) {
  const { assets, value, onChange, portfolioName, optional, error, loading, disabled } = props;
  const t = useTranslations('transactions.form');
  const optionOf = useOption();
  const options = assets.choices.map(optionOf);
  if (optional && value) options.unshift({ value: none, label: t('noAsset') });
  const choose = (key: string) => {
    if (key === none) return onChange(null);
    const choice = assets.choices.find((one) => one.key === key);
    if (!choice) return;
    assets.pick(choice);
    onChange(choice);
  };
  const placeholder = !portfolioName
    ? t('portfolioFirst')
    : optional
      ? t('noAsset')
      : t(assets.isAsked ? 'findAny' : 'findHeld');
  const names = assets.kept.map(({ name }) => name).join(', ');
  const hint = names
    ? t('keptByBroker', { names })
    : assets.isFailed && portfolioName
      ? t('searchFailed')
      : undefined;
  return (
    <Field label={t('asset')} optional={optional} error={error} hint={hint}>
      <Combobox
        options={options}
        value={value || null}
        onChange={choose}
        onQuery={assets.onQuery}
        onBlur={() => assets.onQuery('')}
        placeholder={placeholder}
        listLabel={
          portfolioName && t(assets.isAsked ? 'heldOrCatalogue' : 'heldIn', { portfolio: portfolioName })
        }
        loading={loading || assets.isSearching}
        disabled={disabled || !portfolioName}
      />
    </Field>
  );
}

function useOption(): (choice: AssetChoice) => ComboboxOption {
  const t = useTranslations('transactions.form');
  const numbers = useNumbers();
  const { listing } = useAssetNote();
  return ({ key, ticker, name, class: kind, mic, held, currentPrice, priceCurrency, priceUnit }) => ({
    value: key,
    label: name,
    badge: ticker,
    note: listing(kind, mic, priceCurrency),
    right: (
      <>
        {held && t('units', { units: Number(held.volume), shown: numbers.quantity(held.volume) })}
        {currentPrice !== null && (
          <small>
            {priceText(
              { price: currentPrice, price_unit: priceUnit, currency: priceCurrency, class: kind },
              numbers,
            )}
          </small>
        )}
      </>
    ),
  });
}
