import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select, type SelectOption } from '../../../../design-system/inputs/select.tsx';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { readSymbol } from '../../bond-symbol.ts';
import { isOfTable } from '../../bond-values.ts';
import { followsOf } from '../../series-terms.ts';
import { useBondWords } from '../use-bond-words.ts';
import styles from './bond-dialog.module.css';
import { HandFields } from './hand-fields.tsx';
import { SeriesField } from './series-field.tsx';
import type { BondForm } from './use-bond-form.ts';

type Props = { form: BondForm; currencies: readonly SelectOption[]; isEdited: boolean };

export function BondFields({ form, currencies, isEdited }: Props) {
  const t = useTranslations('bonds.modal');
  const { values, series, locked, errorOf } = form;
  const lock = locked && <Icon name="lock" size={16} />;
  return (
    <>
      {values.by_hand ? <HandFields form={form} /> : <SeriesField form={form} isEdited={isEdited} />}
      <div className={styles.row}>
        <Field
          label={t('amount')}
          error={errorOf('amount')}
          hint={
            series &&
            t.rich('each', {
              amount: () => <Amount value={series.metadata.face_value} currency="PLN" />,
            })
          }
        >
          <NumberInput
            value={values.amount}
            onValueChange={form.setAmount}
            disabled={locked}
            inputMode="numeric"
            placeholder={locked ? t('locked') : undefined}
            after={lock}
          />
        </Field>
        <Field label={t('total')} error={errorOf('total')}>
          <NumberInput
            value={values.total}
            onValueChange={(typed) => form.set('total', typed)}
            disabled={locked}
            after={lock}
          />
        </Field>
        <Field label={t('currency')} error={errorOf('currency_id')}>
          <Select
            value={values.currency_id}
            onChange={(event) => form.setCurrency(event.target.value)}
            options={currencies}
          />
        </Field>
      </div>
      <RateFields form={form} lock={lock} />
    </>
  );
}

function RateFields({ form, lock }: { form: BondForm; lock: React.ReactNode }) {
  const t = useTranslations('bonds.modal');
  const common = useTranslations('common.failure');
  const { values, locked, errorOf, errorIn } = form;
  const hints = useRateHints(form);
  const today = dayInWarsaw(new Date());
  const sale = useSale(values.symbol);
  const isFuture = values.purchased_at > today;
  const problem = errorIn('purchased_at') ?? (isFuture ? 'boughtAtError' : undefined);
  const wrongDay = problem && (errorOf('purchased_at') ?? common('boughtAtError'));
  return (
    <div className={styles.row}>
      <Field
        label={t('bought')}
        error={
          wrongDay && (
            <>
              {wrongDay} {problem === 'soldOtherMonth' && sale}
              {problem === 'boughtAtError' && (
                <button type="button" className={styles.hand} onClick={() => form.set('purchased_at', today)}>
                  {t('useToday')}
                </button>
              )}
            </>
          )
        }
        hint={sale}
      >
        <DateInput
          value={values.purchased_at}
          onChange={({ target }) => form.set('purchased_at', target.value)}
          max={today}
        />
      </Field>
      <Field label={t('reference')} error={errorOf('reference_rate')} hint={hints.reference}>
        <NumberInput
          value={values.reference_rate}
          onValueChange={(typed) => form.set('reference_rate', typed)}
          disabled={locked}
          unit="%"
          after={lock}
        />
      </Field>
      <Field label={t('margin')} error={errorOf('margin')} hint={hints.margin}>
        <NumberInput
          value={values.margin}
          onValueChange={(typed) => form.set('margin', typed)}
          disabled={locked}
          unit="%"
          after={lock}
        />
      </Field>
    </div>
  );
}

/** When a savings bond was on sale; nothing for other symbols. */
function useSale(symbol: string): string | undefined {
  const t = useTranslations('bonds.modal');
  const words = useBondWords();
  const month = readSymbol(symbol)?.issueMonth;
  if (!month) return undefined;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return t('sale', { from: words.day(`${month}-01`), to: words.day(`${month}-${last}`) });
}

/** Where a rate comes from, or that it is the person's own. */
function useRateHints({ values, series, locked }: BondForm) {
  const t = useTranslations('bonds.modal');
  const words = useBondWords();
  if (locked) return {};
  if (!series) return { reference: t('missing') };
  const follows = followsOf(series.kind);
  const of = series.reference_of;
  const ofTable =
    follows === 'inflation' && of
      ? t('referenceInflation', { month: words.of(of) })
      : follows === 'reference-rate' && of
        ? t('referenceNbp', { day: words.of(of) })
        : t('referenceFixed');
  const empty = values.reference_rate.trim() === '';
  return {
    reference: empty
      ? t('missing')
      : isOfTable(values.reference_rate, series.reference_rate)
        ? ofTable
        : t('referenceTyped'),
    margin: isOfTable(values.margin, series.margin) ? t('marginIssue') : t('marginTyped'),
  };
}
