import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import type { SimulationForm } from '../simulation-types.ts';
import styles from './params.module.css';
import { scaledToOne } from './weights.ts';

type Props = { form: SimulationForm; onChoose: (weights: Record<string, number>) => void };

/** Weights taken from a strategy; what nothing is held of is asked for (rule S-20). */
export function StrategyTargets({ form, onChoose }: Props) {
  const t = useTranslations('backtest.params.targets');
  const [id, setId] = useState('');
  const [picks, setPicks] = useState<readonly string[]>([]);
  const chosen = form.targets.find((one) => one.id === id);
  if (form.targets.length === 0 || form.assets.length === 0) return null;
  const choose = (next: string, picked: readonly string[]) => {
    const target = form.targets.find((one) => one.id === next);
    setId(next);
    setPicks(picked);
    if (!target) return;
    const weights = Object.fromEntries(
      form.assets.map(({ ticker }) => [ticker, target.weights[ticker] ?? 0]),
    );
    target.missing.forEach(({ weight }, at) => {
      const ticker = picked[at];
      if (ticker) weights[ticker] = (weights[ticker] ?? 0) + weight;
    });
    if (Object.values(weights).some((weight) => weight > 0)) onChoose(scaledToOne(weights));
  };
  return (
    <>
      <Field label={t('label')}>
        <Select
          value={id}
          placeholder={t('none')}
          options={form.targets.map((one) => ({
            value: one.id,
            label: one.is_own ? t('own', { name: one.name }) : one.name,
          }))}
          onChange={(event) => choose(event.target.value, [])}
        />
      </Field>
      {chosen?.missing.map(({ name }, at) => (
        <Field key={name} label={t('missing', { part: name })}>
          <Select
            value={picks[at] ?? ''}
            options={[
              { value: '', label: t('leaveOut') },
              ...form.assets.map((asset) => ({
                value: asset.ticker,
                label: `${asset.ticker}, ${asset.name}`,
              })),
            ]}
            onChange={(event) =>
              choose(
                id,
                chosen.missing.map((_, place) => (place === at ? event.target.value : (picks[place] ?? ''))),
              )
            }
          />
        </Field>
      ))}
      {chosen?.has_cash && <p className={styles.note}>{t('cash')}</p>}
    </>
  );
}
