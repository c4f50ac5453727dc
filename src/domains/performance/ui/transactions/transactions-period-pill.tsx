import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { FilterPill } from '../../../../design-system/layout/filter-pill.tsx';
import { Popover } from '../../../../design-system/overlays/popover.tsx';
import { usePeriodText } from '../use-period-text.ts';
import { filterPeriods, type TransactionsFilter } from './transactions-filter.ts';
import styles from './transactions-toolbar.module.css';

type Props = {
  filter: TransactionsFilter;
  today: string;
  onChange: (changes: Partial<TransactionsFilter>) => void;
};

const allDays = { period: null, from: null, to: null } as const;

/** Named periods, or days of one's own. */
export function TransactionsPeriodPill({ filter, today, onChange }: Props) {
  const t = useTranslations('transactions.filter');
  const textOf = usePeriodText();
  const [open, setOpen] = useState(false);
  const chosen = textOf(filter);
  const choose = (changes: Partial<TransactionsFilter>) => {
    setOpen(false);
    onChange(changes);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('period')}
      align="end"
      width={340}
      trigger={
        <FilterPill
          label={t('period')}
          value={chosen ?? t('all')}
          active={chosen !== null}
          onClear={() => choose(allDays)}
        />
      }
    >
      <div className={styles.presets}>
        {([null, ...filterPeriods] as const).map((period) => {
          const isChosen = period ? filter.period === period : chosen === null;
          return (
            <button
              key={period}
              type="button"
              aria-pressed={isChosen}
              onClick={() => choose(period ? { period } : allDays)}
            >
              {period ? t(`periods.${period}`) : t('all')}
              {isChosen && <Icon name="check" size={18} />}
            </button>
          );
        })}
      </div>
      <OwnDays filter={filter} today={today} onChoose={choose} />
    </Popover>
  );
}

type DaysProps = {
  filter: TransactionsFilter;
  today: string;
  onChoose: (changes: Partial<TransactionsFilter>) => void;
};

function OwnDays({ filter, today, onChoose }: DaysProps) {
  const t = useTranslations('transactions.filter');
  const [from, setFrom] = useState(filter.from ?? '');
  const [to, setTo] = useState(filter.to ?? '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ from: from || null, to: to || null, period: null });
  };
  return (
    <form className={styles.days} onSubmit={send}>
      <span className={styles.legend}>{t('ownDays')}</span>
      <div className={styles.pair}>
        <Field label={t('from')}>
          <DateInput value={from} max={to || today} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={t('to')}>
          <DateInput value={to} min={from || undefined} onChange={(event) => setTo(event.target.value)} />
        </Field>
      </div>
      <Button type="submit" variant="ink" size="sm" disabled={!from && !to}>
        {t('apply')}
      </Button>
    </form>
  );
}
