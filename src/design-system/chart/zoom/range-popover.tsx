import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '../../../foundation/calendar-day.ts';
import { Button } from '../../button.tsx';
import { DateInput } from '../../inputs/date-input.tsx';
import { Field } from '../../inputs/field.tsx';
import { Popover } from '../../overlays/popover.tsx';
import type { DaySpan, RangeProps } from './range-control.tsx';
import styles from './range-popover.module.css';

type Props = RangeProps & {
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Two days and a button. Fetched when somebody asks for it. */
export default function RangePopover({ trigger, open, onOpenChange, ...props }: Props) {
  const t = useTranslations('ui');
  return (
    <Popover
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      align="start"
      width={372}
      label={t('ownDays')}
    >
      <RangeForm
        {...props}
        onRangeChange={(range) => {
          onOpenChange(false);
          props.onRangeChange(range);
        }}
      />
    </Popover>
  );
}

function RangeForm({ range, onRangeChange, limits }: RangeProps) {
  const t = useTranslations('ui');
  const [from, setFrom] = useState(range?.from ?? limits.from);
  const [to, setTo] = useState(range?.to ?? limits.to);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (from && to) onRangeChange(twoDays(from, to));
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.pair}>
        <Field label={t('fromDay')}>
          <DateInput
            value={from}
            min={limits.from}
            max={to || limits.to}
            onChange={({ target }) => setFrom(target.value)}
          />
        </Field>
        <Field label={t('toDay')}>
          <DateInput
            value={to}
            min={from || limits.from}
            max={limits.to}
            onChange={({ target }) => setTo(target.value)}
          />
        </Field>
      </div>
      <p className={styles.note}>{t('ownDaysNote')}</p>
      <Button type="submit" variant="ink" size="sm" disabled={!from || !to}>
        {t('showDays')}
      </Button>
    </form>
  );
}

/** In order, and at least two: one value a day makes no line of a single one. */
export function twoDays(a: string, b: string): DaySpan {
  const [from, to] = a <= b ? [a, b] : [b, a];
  return { from: from === to ? addDays(from, -1) : from, to };
}
