import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type QuietHours, usualPace } from '../../due-time.ts';
import { NightDrawing } from './night-drawing.tsx';
import styles from './quiet-hours-card.module.css';
import { minutesOf, timeOf } from './time-of-day.ts';

type Props = {
  quiet: QuietHours | null;
  disabled: boolean;
  onChange: (quiet: QuietHours | null) => void;
};

/** When nothing rings, drawn as the night it is. */
export function QuietHoursCard({ quiet, disabled, onChange }: Props) {
  const t = useTranslations('noticeScreens.quiet');
  // What was chosen before comes back when it is switched on again.
  const [last, setLast] = useState<QuietHours>(quiet ?? usualPace.quiet!);
  const hours = quiet ?? last;
  const named = { from: timeOf(hours.from), to: timeOf(hours.to) };
  const set = (next: QuietHours) => {
    setLast(next);
    onChange(next);
  };
  return (
    <Card
      graphite
      className={styles.card}
      title={t('title')}
      action={
        <Switch
          hideLabel
          className={styles.switch}
          label={t('title')}
          checked={quiet !== null}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked ? last : null)}
        />
      }
    >
      <p className={styles.text}>
        {quiet === null ? t('off') : t(hours.from > hours.to ? 'text' : 'textByDay', named)}
      </p>
      <NightDrawing quiet={quiet} label={quiet === null ? t('off') : t('picture', named)} />
      <div className={styles.times}>
        <TimeField
          label={t('from')}
          minutes={hours.from}
          other={hours.to}
          disabled={disabled || quiet === null}
          onChange={(from) => set({ ...hours, from })}
        />
        <TimeField
          label={t('to')}
          minutes={hours.to}
          other={hours.from}
          disabled={disabled || quiet === null}
          onChange={(to) => set({ ...hours, to })}
        />
      </div>
    </Card>
  );
}

type TimeProps = {
  label: string;
  minutes: number;
  other: number;
  disabled: boolean;
  onChange: (minutes: number) => void;
};

/** Half a time is nobody's choice: only what can be saved is. */
function TimeField({ label, minutes, other, disabled, onChange }: TimeProps) {
  const t = useTranslations('noticeScreens.quiet');
  const [typed, setTyped] = useState<string>();
  const isSame = typed !== undefined && minutesOf(typed) === other;
  return (
    <Field label={label} error={isSame ? t('same') : undefined}>
      <TextInput
        type="time"
        value={typed ?? timeOf(minutes)}
        disabled={disabled}
        onChange={(event) => {
          const { value } = event.target;
          const next = minutesOf(value);
          const isWrong = next === undefined || next === other;
          setTyped(isWrong ? value : undefined);
          if (!isWrong && next !== minutes) onChange(next);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}
