import { useTranslations } from 'use-intl';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import type { SimulationForm as Form } from '../simulation-types.ts';
import type { Problem } from './check-draft.ts';
import { Coverage } from './coverage.tsx';
import { changeSlot, type Draft } from './draft.ts';
import { ProblemText } from './problem-text.tsx';
import styles from './simulation-form.module.css';
import { StrategySlot } from './strategy-slot.tsx';

type Props = {
  form: Form;
  draft: Draft;
  problems: readonly Problem[];
  /** `fields` are those that were edited. */
  onChange: (draft: Draft, fields: readonly string[]) => void;
};

/** What to simulate: days, benchmark, costs, and up to three strategies. */
export function SimulationForm({ form, draft, problems, onChange }: Props) {
  const t = useTranslations('backtest.form');
  const used = draft.slots.filter(({ strategy }) => strategy).length;
  const noStrategy = problems.find(({ field }) => field === 'strategies');
  if (form.assets.length === 0 || !form.first_start)
    return <EmptyState title={t('noAssets')} text={t('noAssetsText')} />;
  return (
    <div className={styles.form}>
      <Frame form={form} draft={draft} problems={problems} onChange={onChange} />
      <div className={styles.head}>
        <h3>{t('strategies')}</h3>
        <span>{t('slots', { used, all: draft.slots.length })}</span>
      </div>
      <div className={styles.slots}>
        {draft.slots.map((slot, index) => (
          <StrategySlot
            // biome-ignore lint/suspicious/noArrayIndexKey: slots are their number
            key={index}
            index={index}
            slot={slot}
            form={form}
            start={draft.start}
            end={draft.end}
            hasTradeCost={Number(draft.tradeCost) > 0}
            problems={problems.filter(({ field }) => field.startsWith(`strategies.${index}.`))}
            onChange={(change, fields) =>
              onChange(changeSlot(draft, index, change), change.strategy ? [...fields, 'strategies'] : fields)
            }
          />
        ))}
      </div>
      {noStrategy && (
        <p className={styles.error} role="alert">
          <ProblemText problem={noStrategy} />
        </p>
      )}
    </div>
  );
}

/** The first row: when, against what, at what cost. */
function Frame({ form, draft, problems, onChange }: Props) {
  const t = useTranslations('backtest.form');
  const closed = useClosedDay();
  const problemOf = (name: string) => problems.find(({ field }) => field === name);
  const errorOf = (name: string, key?: 'start' | 'end') => {
    const problem = problemOf(name);
    const fix = key && ((fixed: string) => onChange({ ...draft, [key]: fixed }, [name]));
    return problem && <ProblemText problem={problem} onFix={fix} />;
  };
  const sellsShort = draft.slots.some(({ strategy }) => Number(strategy?.params.short_fraction) > 0);
  return (
    <div className={styles.frame}>
      <Field label={t('start')} error={errorOf('start_at', 'start')} hint={closed(draft.start, 'closedDay')}>
        <DateInput
          value={draft.start}
          min={form.first_start ?? undefined}
          max={form.last_end ?? undefined}
          onChange={(event) => onChange({ ...draft, start: event.target.value }, ['start_at', 'end_at'])}
        />
      </Field>
      <Field label={t('end')} error={errorOf('end_at', 'end')} hint={closed(draft.end, 'closedEnd')}>
        <DateInput
          value={draft.end}
          min={draft.start || undefined}
          max={form.last_end ?? undefined}
          onChange={(event) => onChange({ ...draft, end: event.target.value }, ['end_at'])}
        />
      </Field>
      <Field label={t('benchmark')} group error={errorOf('benchmark')}>
        <Segmented
          value={draft.benchmark}
          onChange={(benchmark) => onChange({ ...draft, benchmark }, ['benchmark'])}
          options={form.benchmarks.map(({ id, name, last_day }) => ({
            value: id,
            label: name,
            disabled: last_day === null,
          }))}
        />
      </Field>
      <Field label={t('tradeCost')} hint={t('tradeCostHint')} error={errorOf('trade_cost_percent')}>
        <NumberInput
          unit="%"
          value={draft.tradeCost}
          onValueChange={(tradeCost) => onChange({ ...draft, tradeCost }, ['trade_cost_percent'])}
        />
      </Field>
      {sellsShort && (
        <Field label={t('borrowFee')} hint={t('borrowFeeHint')} error={errorOf('borrow_fee_percent')}>
          <NumberInput
            unit="%"
            value={draft.borrowFee}
            onValueChange={(borrowFee) => onChange({ ...draft, borrowFee }, ['borrow_fee_percent'])}
          />
        </Field>
      )}
      <Coverage form={form} start={draft.start} end={draft.end} />
    </div>
  );
}

/** A closed exchange is a hint on a day, never an error. */
function useClosedDay() {
  const t = useTranslations('backtest.form');
  const { weekdays } = useCalendarNames();
  return (day: string, words: 'closedDay' | 'closedEnd') => {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) return undefined;
    return t(words, { weekday: weekdays.split(' ')[weekday] ?? '' });
  };
}
