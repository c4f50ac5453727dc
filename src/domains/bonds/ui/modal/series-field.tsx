import { useTranslations } from 'use-intl';
import { Combobox, type ComboboxOption } from '../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { SeriesOutput } from '../../contract.ts';
import { followsOf } from '../../series-terms.ts';
import { useBondWords } from '../use-bond-words.ts';
import styles from './bond-dialog.module.css';
import type { BondForm } from './use-bond-form.ts';
import { useSeries } from './use-series.ts';

type Props = { form: BondForm; isEdited: boolean };

/** The choice of a series, with the terms of its issue under it. */
export function SeriesField({ form, isEdited }: Props) {
  const t = useTranslations('bonds.modal');
  const words = useBondWords();
  const { series: chosen, errorOf } = form;
  const { series, loading, setQuery } = useSeries(chosen?.symbol ?? '');
  const termsOf = useTerms();
  const listed = chosen && !series.some(({ id }) => id === chosen.id) ? [chosen, ...series] : series;
  const options = listed.map((one): ComboboxOption => {
    const marks = [one.is_own && t('own'), one.is_on_sale && t('onSale')].filter(Boolean);
    return {
      value: one.id,
      label: one.symbol,
      badge: one.kind === 'catalyst' ? undefined : one.kind,
      note: [words.note(one), ...marks].join(' · '),
      right: one.first_rate ? words.rate(one.first_rate) : undefined,
    };
  });
  return (
    <div className={styles.form}>
      <Field
        label={t('series')}
        error={errorOf('symbol')}
        hint={chosen && t('terms', { terms: termsOf(chosen) })}
      >
        <Combobox
          options={options}
          value={chosen?.id ?? null}
          placeholder={t('seriesPlaceholder')}
          listLabel={t('seriesList')}
          onQuery={setQuery}
          loading={loading}
          onChange={(id) => {
            const found = listed.find((one) => one.id === id);
            if (found) form.choose(found);
          }}
        />
      </Field>
      {!isEdited && (
        <p className={styles.hint}>
          {t.rich('byHandHint', {
            hand: (text) => (
              <button type="button" className={styles.hand} onClick={() => form.byHand(true)}>
                {text}
              </button>
            ),
          })}
        </p>
      )}
    </div>
  );
}

/** "5.00% in the first year, then CPI + 2.00; early redemption costs 3.00 zł each". */
function useTerms() {
  const t = useTranslations('bonds.modal');
  const words = useBondWords();
  return (series: SeriesOutput): string => {
    const rate = words.rate(series.first_rate ?? '0');
    const margin = words.rate(series.margin ?? '0').replace('%', '');
    const follows = followsOf(series.kind);
    const rates =
      follows === 'inflation'
        ? t('termsInflation', { rate, margin })
        : follows === 'reference-rate'
          ? t('termsReference', { rate, margin })
          : t('termsFixed', { rate });
    if (series.kind === 'OTS') return rates + t('feeAll');
    return series.fee
      ? rates + t('fee', { fee: formatAmount(series.fee, 'PLN', { isPublic: true }) })
      : rates;
  };
}
