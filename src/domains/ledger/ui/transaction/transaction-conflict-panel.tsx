import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { isDay } from '../../../../foundation/calendar-day.ts';
import { type Difference, differences, type TransactionConflict } from './transaction-conflict.ts';
import styles from './transaction-conflict-panel.module.css';
import { holdingKey } from './transaction-values.ts';
import type { TransactionFormState } from './use-transaction-form.ts';
import type { TransactionLists } from './use-transaction-lists.ts';

type Props = { conflict: TransactionConflict; form: TransactionFormState; lists: TransactionLists };

/** Somebody was quicker: what they saved beside what was typed here, and the two ways on. */
export function TransactionConflictPanel({ conflict, form, lists }: Props) {
  const t = useTranslations('transactions.conflict');
  if (conflict.kind === 'gone') {
    return (
      <section className={styles.panel} role="alert">
        <h3>{t('gone')}</h3>
        <p>{t('goneText')}</p>
        <div className={styles.ways}>
          <Button size="sm" onClick={form.addAgain} loading={form.sending}>
            {t('addAgain')}
          </Button>
        </div>
      </section>
    );
  }
  const { current } = conflict;
  const different = differences(form.values, form.edited ?? current, current);
  return (
    <section className={styles.panel} role="alert">
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      {different.length > 0 ? <Table different={different} lists={lists} /> : <p>{t('same')}</p>}
      <div className={styles.ways}>
        <Button size="sm" onClick={() => form.loadNewer(current)}>
          {t('load')}
        </Button>
        <Button size="sm" onClick={() => form.keepMine(current)} loading={form.sending}>
          {t('keep')}
        </Button>
      </div>
    </section>
  );
}

function Table({ different, lists }: { different: readonly Difference[]; lists: TransactionLists }) {
  const t = useTranslations('transactions.conflict');
  const labelOf = useFieldLabel();
  const written = useWritten(lists);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('theirs')}</th>
          <th scope="col">{t('mine')}</th>
        </tr>
      </thead>
      <tbody>
        {different.map(({ name, mine, theirs }) => (
          <tr key={name}>
            <th scope="row">{labelOf(name)}</th>
            <td>{written(name, theirs)}</td>
            <td>{mine === null ? t('untouched') : written(name, mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const labels = {
  type: 'type',
  occasion: 'occasion',
  portfolioId: 'portfolio',
  asset: 'asset',
  amount: 'amount',
  price: 'price',
  total: 'money',
  currencyId: 'currency',
  toTotal: 'received',
  toCurrencyId: 'toCurrency',
  numerator: 'numerator',
  denominator: 'denominator',
  priorCost: 'priorCost',
  priorTax: 'priorTax',
  openedOn: 'openedOn',
  openValue: 'openValue',
  closeValue: 'closeValue',
  accrued: 'accrued',
  day: 'day',
  time: 'time',
  fee: 'fee',
  feeCurrencyId: 'feeCurrency',
  tax: 'tax',
  note: 'note',
} as const satisfies Record<Difference['name'], string>;

function useFieldLabel(): (name: Difference['name']) => string {
  const t = useTranslations('transactions.form');
  return (name) => t(labels[name]);
}

/** A value as a reader knows it: names for ids, words for types, days in words. */
function useWritten(lists: TransactionLists): (name: Difference['name'], value: string) => string {
  const t = useTranslations('transactions');
  const names = useCalendarNames();
  const { style } = useNumbers();
  return (name, value) => {
    if (value === '') return t('conflict.none');
    if (name === 'type') return t(`types.${value as 'buy'}`);
    if (name === 'occasion') return t(`occasions.${value as 'gift'}`);
    if (name === 'portfolioId') return lists.portfolios.find(({ id }) => id === value)?.name ?? '–';
    if (name === 'currencyId' || name === 'toCurrencyId' || name === 'feeCurrencyId')
      return lists.currencies.find(({ id }) => id === value)?.code ?? '–';
    if (name === 'asset')
      return lists.held.find(({ holdingId }) => holdingKey(holdingId) === value)?.ticker ?? '–';
    if (name === 'day' || name === 'openedOn') return isDay(value) ? dayText(value, 'short', names) : value;
    if (name === 'note' || name === 'time') return value;
    return style === 'pl' ? value.replace('.', ',') : value;
  };
}
