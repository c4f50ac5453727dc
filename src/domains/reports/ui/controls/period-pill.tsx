import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { FilterPill } from '../../../../design-system/layout/filter-pill.tsx';
import { Popover } from '../../../../design-system/overlays/popover.tsx';
import { readPeriod } from '../../report-period.ts';
import { offeredPeriods } from '../../report-view.ts';
import styles from './controls.module.css';
import { usePeriodName } from './use-period-name.ts';

type Props = { period: string; today: string; onChange: (period: string) => void };

/** A year, quarter or month, everything, or days of one's own. */
export function PeriodPill({ period, today, onChange }: Props) {
  const t = useTranslations('reports.controls');
  const nameOf = usePeriodName();
  const [open, setOpen] = useState(false);
  const choose = (next: string) => {
    setOpen(false);
    onChange(next);
  };
  const offered = offeredPeriods(today);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('period')}
      align="start"
      width={380}
      trigger={<FilterPill label={t('period')} value={nameOf(period)} />}
    >
      <div className={styles.periods}>
        <Choices title="" periods={['start']} chosen={period} nameOf={nameOf} onChoose={choose} />
        {(['years', 'quarters', 'months'] as const).map((each) => (
          <Choices
            key={each}
            title={t(each)}
            periods={offered[each]}
            chosen={period}
            nameOf={nameOf}
            onChoose={choose}
          />
        ))}
        <OwnDays period={period} today={today} onChoose={choose} />
      </div>
    </Popover>
  );
}

type ChoicesProps = {
  title: string;
  periods: readonly string[];
  chosen: string;
  nameOf: (period: string) => string;
  onChoose: (period: string) => void;
};

function Choices({ title, periods, chosen, nameOf, onChoose }: ChoicesProps) {
  return (
    <div>
      {title && <span className={styles.legend}>{title}</span>}
      <div className={styles.choices}>
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={period === chosen}
            onClick={() => onChoose(period)}
          >
            {nameOf(period)}
          </button>
        ))}
      </div>
    </div>
  );
}

type DaysProps = { period: string; today: string; onChoose: (period: string) => void };

function OwnDays({ period, today, onChoose }: DaysProps) {
  const t = useTranslations('reports.controls');
  const now = readPeriod(period);
  const [from, setFrom] = useState(now?.of === 'days' ? now.from : '');
  const [to, setTo] = useState(now?.of === 'days' ? now.to : today);
  const text = `${from}..${to}`;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onChoose(text);
  };
  return (
    <form className={styles.days} onSubmit={send}>
      <span className={styles.legend}>{t('ownDays')}</span>
      <div className={styles.pair}>
        <Field label={t('from')}>
          <DateInput value={from} max={to || today} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={t('to')}>
          <DateInput
            value={to}
            min={from || undefined}
            max={today}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="ink" size="sm" disabled={readPeriod(text) === null}>
        {t('apply')}
      </Button>
    </form>
  );
}
