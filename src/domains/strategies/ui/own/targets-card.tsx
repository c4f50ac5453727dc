import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { decimal, floatOf, hundred, minus, one, plus, sign, textOf } from '../../../../foundation/decimal.ts';
import type { Component } from '../../composition.ts';
import type { CountOutput } from '../../contract.ts';
import type { ComponentCoverage, Coverage } from '../../coverage.ts';
import { isOutside } from '../../own/plan-contribution.ts';
import { CompositionBar } from '../composition-bar.tsx';
import { AddTarget } from './add-target.tsx';
import { isWhole, type OwnDraft, sumOfDraft, type TargetDraft } from './draft.ts';
import { DriftScale } from './drift-scale.tsx';
import styles from './targets-card.module.css';

type Props = {
  draft: OwnDraft;
  composition: readonly Component[];
  /** How the portfolio stands against the draft; null without a portfolio. */
  standing: Coverage | null;
  /** Which portfolio, and what it is worth. */
  about: ReactNode;
  onChange: (id: string, change: Partial<TargetDraft>) => void;
  onRemove: (id: string) => void;
  onAdd: (count: CountOutput, name: string) => void;
};

/** Targets with their bands, and where a portfolio stands against each. The sum is always in sight. */
export function TargetsCard({ draft, composition, standing, about, onChange, onRemove, onAdd }: Props) {
  const t = useTranslations('ownStrategies.targets');
  const numbers = useNumbers();
  const scale = scaleOf(composition, standing);
  const whole = isWhole(draft);
  return (
    <Card title={t('title')} action={about}>
      <ul className={styles.targets} aria-label={t('title')}>
        <li className={styles.head} aria-hidden="true">
          <span>{t('part')}</span>
          <span>{t('target')}</span>
          <span>{t('band')}</span>
          <span>{t('scale', { scale })}</span>
          <span>{t('drift')}</span>
        </li>
        {draft.targets.map((target, at) => (
          <Target
            key={target.id}
            target={target}
            component={composition[at]!}
            standing={standing?.percent ? standing.components[at]! : null}
            scale={scale}
            onChange={(change) => onChange(target.id, change)}
            onRemove={draft.targets.length > 1 ? () => onRemove(target.id) : undefined}
          />
        ))}
      </ul>
      <AddTarget onAdd={onAdd} />
      <div className={styles.sum}>
        <b>{t('sum')}</b>
        <span role="status">
          <StatusPill tone={whole ? 'gain' : 'amber'} icon={whole ? 'check' : 'warning'}>
            {numbers.percent(sumOfDraft(draft), { decimals: whole ? 1 : 2 })}
          </StatusPill>
        </span>
      </div>
      <CompositionBar
        label={t('sum')}
        parts={draft.targets.map((one) => ({ ...one, key: one.id }))}
        size="lg"
      />
      {!whole && <p className={styles.note}>{t('sumHint')}</p>}
      {standing && sign(standing.unmatched.held) > 0 && (
        <p className={styles.note}>
          {t('unmatched', { percent: numbers.percent(textOf(standing.unmatched.held), { decimals: 1 }) })}
        </p>
      )}
    </Card>
  );
}

/** From zero to what the widest band or drift needs, in whole points. */
function scaleOf(composition: readonly Component[], standing: Coverage | null): number {
  const widths = composition.map(({ band }) => floatOf(band ?? decimal('0')) * 1.4);
  const drifts = standing?.percent ? standing.components.map(({ drift }) => Math.abs(floatOf(drift))) : [];
  return Math.max(2, Math.min(100, Math.ceil(Math.max(...widths, ...drifts, 1))));
}

type TargetProps = {
  target: TargetDraft;
  component: Component;
  standing: ComponentCoverage | null;
  scale: number;
  onChange: (change: Partial<TargetDraft>) => void;
  onRemove?: () => void;
};

function Target({ target, component, standing, scale, onChange, onRemove }: TargetProps) {
  const t = useTranslations('ownStrategies.targets');
  const numbers = useNumbers();
  const { name, percent, band, counts } = target;
  const outside = standing !== null && isOutside(standing, component.band);
  const drift = standing && numbers.number(textOf(standing.drift), { decimals: 1, signed: true });
  const step = (by: typeof one) => {
    const next = plus(component.wanted, by);
    if (sign(next) > 0 && sign(minus(next, hundred)) <= 0) onChange({ percent: textOf(next) });
  };
  return (
    <li className={outside ? styles.outside : undefined}>
      <span className={styles.name}>
        <b>{name}</b>
        <small>{counted(counts, t('cash'))}</small>
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={t('less', { name })}
          onClick={() => step({ digits: -1n, places: 0 })}
        >
          <Icon name="minus" size={16} />
        </button>
        <NumberInput
          aria-label={t('targetOf', { name })}
          value={percent}
          unit="%"
          onValueChange={(text) => onChange({ percent: text })}
        />
        <button type="button" aria-label={t('more', { name })} onClick={() => step(one)}>
          <Icon name="plus" size={16} />
        </button>
      </span>
      <span className={styles.band}>
        <NumberInput
          aria-label={t('bandOf', { name })}
          value={band}
          unit="±"
          onValueChange={(text) => onChange({ band: text })}
        />
      </span>
      <DriftScale
        drift={standing ? floatOf(standing.drift) : null}
        band={floatOf(component.band ?? decimal('0'))}
        scale={scale}
        outside={outside}
      />
      <span className={styles.drift}>
        <b>{drift ?? '–'}</b>
        <small>
          {outside
            ? t('outside')
            : standing && t('now', { percent: numbers.percent(textOf(standing.held), { decimals: 1 }) })}
        </small>
        {onRemove && <IconButton icon="x" size="sm" label={t('remove', { name })} onClick={onRemove} />}
      </span>
    </li>
  );
}

function counted(counts: readonly CountOutput[], cash: string): string {
  const words = counts.map(({ kind, reference, name, asset }) =>
    kind === 'cash' ? cash : (asset?.ticker ?? name ?? reference),
  );
  return words.length > 4 ? `${words.slice(0, 4).join(', ')}…` : words.join(', ');
}
