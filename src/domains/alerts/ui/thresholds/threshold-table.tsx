import { useTranslations } from 'use-intl';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import type { Watched } from './load-thresholds.ts';
import { type Threshold, usualPercent } from './threshold-row.ts';
import styles from './threshold-table.module.css';

type Props = {
  rows: readonly Watched[];
  withCoverage: boolean;
  smsAllowed: boolean;
  thresholdOf: (row: Watched) => Threshold;
  errorOf: (row: Watched) => { percent?: string; coverage?: string };
  onChange: (row: Watched, threshold: Threshold) => void;
};

export function ThresholdTable({ rows, ...rest }: Props) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Row key={row.id} row={row} {...rest} />
      ))}
    </ul>
  );
}

function Row({
  row,
  withCoverage,
  smsAllowed,
  thresholdOf,
  errorOf,
  onChange,
}: Omit<Props, 'rows'> & { row: Watched }) {
  const t = useTranslations('alerts.thresholds');
  const value = thresholdOf(row);
  const errors = errorOf(row);
  const set = (part: Partial<Threshold>) => onChange(row, { ...value, ...part });
  const named = (what: string) => t('field', { what, name: row.name });
  const note = row.within ?? (row.note && t(row.note));
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        {row.ticker ? (
          <AssetName ticker={row.ticker} name={row.name} note={note} />
        ) : (
          <TwoLines name={row.name} note={note} />
        )}
      </div>
      <div className={styles.fields}>
        <Field label={t('percent')} error={errors.percent}>
          <NumberInput
            aria-label={named(t('percent'))}
            value={value.percent}
            unit="%"
            placeholder={usualPercent}
            onValueChange={(percent) => set({ percent })}
          />
        </Field>
        {withCoverage && (
          <Field label={t('coverage')} error={errors.coverage}>
            <NumberInput
              aria-label={named(t('coverage'))}
              value={value.coverage}
              unit="%"
              placeholder={t('never')}
              onValueChange={(coverage) => set({ coverage })}
            />
          </Field>
        )}
        <span className={styles.way}>
          <span aria-hidden="true">{t('email')}</span>
          <Switch
            hideLabel
            label={named(t('email'))}
            checked={value.email}
            onChange={(event) => set({ email: event.target.checked })}
          />
        </span>
        <span className={styles.way}>
          <span aria-hidden="true">{t('sms')}</span>
          <Switch
            hideLabel
            label={named(t('sms'))}
            checked={value.sms}
            disabled={!smsAllowed && !value.sms}
            onChange={(event) => set({ sms: event.target.checked })}
          />
        </span>
      </div>
    </li>
  );
}
