import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Combobox } from '../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { priceDecimals } from '../../../../foundation/format-amount.ts';
import { mostChosen } from '../../../instruments/contract.ts';
import type { KnownCurrency } from './choose-currencies-dialog.tsx';
import styles from './chosen-currencies.module.css';

type Props = {
  known: readonly KnownCurrency[];
  /** Ids, in order. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The chosen ones as a list that can be put in order, and all others to add one of. */
export function ChosenCurrencies({ known, chosen, onChange }: Props) {
  const t = useTranslations('instruments.currencies');
  const rows = chosen.flatMap((id) => known.find((one) => one.id === id) ?? []);
  const others = known.filter(({ id }) => !chosen.includes(id));
  const usual = known.filter(({ is_usual }) => is_usual).map(({ id }) => id);
  const isFull = chosen.length >= mostChosen;
  return (
    <div className={styles.choice}>
      <ol className={styles.list} aria-label={t('chosen')}>
        {rows.map((row, at) => (
          <ChosenRow key={row.id} row={row} at={at} rows={rows} onChange={onChange} />
        ))}
      </ol>
      <Field label={t('add')} hint={isFull && t('full', { most: mostChosen })}>
        <Combobox
          // Chosen from, it begins anew.
          key={chosen.length}
          options={others.map(({ id, display_title, name }) => ({
            value: id,
            label: `${display_title}, ${name}`,
          }))}
          value={null}
          placeholder={t('find')}
          disabled={isFull}
          onChange={(id) => onChange([...chosen, id])}
        />
      </Field>
      <p className={styles.source}>{t(rows.some((row) => row.rates_simulated) ? 'simulated' : 'source')}</p>
      <div>
        <Button variant="text" icon="refresh" onClick={() => onChange(usual)}>
          {t('usual')}
        </Button>
      </div>
    </div>
  );
}

type RowProps = {
  row: KnownCurrency;
  at: number;
  rows: readonly KnownCurrency[];
  onChange: (chosen: string[]) => void;
};

function ChosenRow({ row, at, rows, onChange }: RowProps) {
  const t = useTranslations('instruments.currencies');
  const numbers = useNumbers();
  const { name, display_title: code, pln, rates_day } = row;
  const ids = rows.map(({ id }) => id);
  // Those of table B are a week old at most, and say so.
  const isOlder = rows.some((other) => (other.rates_day ?? '') > (rates_day ?? ''));
  const moved = (to: number) => ids.toSpliced(at, 1).toSpliced(to, 0, row.id);
  return (
    <li className={styles.row}>
      <b>{code}</b>
      <span className={styles.name}>
        {name}
        <small>
          {pln ? t('rate', { code, rate: numbers.number(pln, { decimals: rateDecimals(pln) }) }) : t('base')}
          {isOlder && rates_day && (
            <>
              {', '}
              <DayDate day={rates_day} />
            </>
          )}
        </small>
      </span>
      <IconButton
        icon="arrow-up"
        size="sm"
        label={t('up', { name })}
        disabled={at === 0}
        onClick={() => onChange(moved(at - 1))}
      />
      <IconButton
        icon="arrow-down"
        size="sm"
        label={t('down', { name })}
        disabled={at === rows.length - 1}
        onClick={() => onChange(moved(at + 1))}
      />
      <IconButton
        icon="x"
        size="sm"
        label={t('remove', { name })}
        disabled={rows.length === 1}
        onClick={() => onChange(ids.toSpliced(at, 1))}
      />
    </li>
  );
}

/** Four as NBP has them; more where the first four would say nothing. */
const rateDecimals = (pln: string) => Math.max(4, priceDecimals(pln));
