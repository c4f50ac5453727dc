import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { unknown } from '../../words/kinds.ts';
import styles from './exposure-list.module.css';
import tables from './exposure-tables.module.css';
import type { ListedExposure } from './fold-rows.ts';
import { StakeBar } from './stake-bar.tsx';
import { useExposureWords } from './use-exposure-words.ts';

type Props = {
  rows: readonly ListedExposure[];
  currency: string;
  /** What stands before the share instead of the value. */
  note?: (row: ListedExposure) => ReactNode;
  /** Where what is unknown can be said. */
  addTo: string;
};

/** Rows of a dimension, each with its bar; what nobody said is one of them and leads to where it can be said (rule EX-2). */
export function ExposureList({ rows, currency, note, addTo }: Props) {
  const t = useTranslations('lookThrough');
  const { nameOf, percent } = useExposureWords();
  const most = Math.max(...rows.map(({ value }) => Number(value)));
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.key}>
          <span className={styles.name}>
            {nameOf(row)}
            {row.key === unknown && (
              <>
                {' '}
                <a className={styles.add} href={addTo}>
                  {t('addMakeUp')}
                </a>
              </>
            )}
          </span>
          <span className={styles.note}>
            {note ? note(row) : <Amount value={row.value} currency={currency} decimals={0} bare />}
          </span>
          <b>{percent(row.share)}</b>
          <StakeBar track direct={row.direct} inside={row.inside} most={most} />
        </li>
      ))}
    </ul>
  );
}

type TableProps = {
  label: string;
  head: string;
  rows: readonly (ListedExposure & { quoted_share?: number })[];
  total: string;
  currency: string;
};

/** The same rows with every grosz. */
export function ExposureTable({ label, head, rows, total, currency }: TableProps) {
  const t = useTranslations('lookThrough.table');
  const { nameOf, percent } = useExposureWords();
  const isQuoted = rows.some(({ quoted_share }) => quoted_share !== undefined);
  const unit = (name: string) => `${name}, ${currencyUnit(currency)}`;
  const money = (value: string) => <Amount value={value} currency={currency} bare />;
  return (
    <div className={tables.scroll}>
      <PlainTable
        className={tables.table}
        label={label}
        head={[
          head,
          unit(t('direct')),
          unit(t('inside')),
          unit(t('value')),
          t('share'),
          ...(isQuoted ? [t('quoted')] : []),
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            nameOf(row),
            money(row.direct),
            money(row.inside),
            money(row.value),
            percent(row.share),
            ...(isQuoted ? [percent(row.quoted_share ?? 0)] : []),
          ],
        }))}
        total={[t('total'), '', '', money(total), percent(100), ...(isQuoted ? [percent(100)] : [])]}
      />
    </div>
  );
}
