import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { FieldContext } from '../../../../design-system/inputs/field-context.ts';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { useErrorText } from '../../../../design-system/use-failure-text.ts';
import {
  compare,
  type Decimal,
  decimal,
  floatOf,
  hundred,
  negated,
  one,
  plus,
  sign,
  textOf,
  zero,
} from '../../../../foundation/decimal.ts';
import type { Component } from '../../composition.ts';
import type { CountOutput } from '../../contract.ts';
import type { ComponentCoverage, Coverage } from '../../coverage.ts';
import { isOutside } from '../../own/plan-contribution.ts';
import { CompositionBar } from '../composition-bar.tsx';
import { familyColour } from '../family-colour.ts';
import { AddTarget } from './add-target.tsx';
import { countedWords } from './counted-words.ts';
import { badgeOf, isWhole, type OwnDraft, sumOfDraft, type TargetDraft } from './draft.ts';
import { DriftScale } from './drift-scale.tsx';
import styles from './targets-card.module.css';

type Props = {
  draft: OwnDraft;
  composition: readonly Component[];
  /** How the portfolio stands against the draft; null without a portfolio. */
  standing: Coverage | null;
  /** How many of the portfolio's assets have no usable price. */
  missing: number;
  /** What is wrong, by the names of the fields that are sent. */
  faults: Readonly<Record<string, string>>;
  /** Which portfolio, and what it is worth. */
  about: ReactNode;
  onChange: (id: string, change: Partial<TargetDraft>) => void;
  onRemove: (id: string) => void;
  onAdd: (count: CountOutput, name: string) => void;
};

type TargetFaults = { percent?: string; band?: string; counts?: string };

/** Targets with their bands, and where a portfolio stands against each. The sum is always in sight. */
export function TargetsCard(props: Props) {
  const { draft, composition, standing, missing, faults, about, onChange, onRemove, onAdd } = props;
  const t = useTranslations('ownStrategies.targets');
  const scale = scaleOf(composition, standing);
  return (
    <Card title={t('title')} action={about}>
      {missing > 0 && (
        <Banner tone="amber" icon="warning">
          {t('missing', { count: missing })}
        </Banner>
      )}
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
            faults={{
              percent: faults[`components.${at}.percent`],
              band: faults[`components.${at}.band`],
              counts: faults[`components.${at}.counts`],
            }}
            onChange={(change) => onChange(target.id, change)}
            onRemove={draft.targets.length > 1 ? () => onRemove(target.id) : undefined}
          />
        ))}
      </ul>
      <AddTarget onAdd={onAdd} />
      <Sum draft={draft} standing={standing} />
    </Card>
  );
}

/** As many as a screen shows together with their sum. */
const fewTargets = 6;

function Sum({ draft, standing }: Pick<Props, 'draft' | 'standing'>) {
  const t = useTranslations('ownStrategies.targets');
  const numbers = useNumbers();
  const sum = sumOfDraft(draft);
  const whole = isWhole(draft);
  return (
    <div className={styles.sum} data-long={draft.targets.length > fewTargets || undefined}>
      <div className={styles.sumHead}>
        <b>{t('sum')}</b>
        <span role="status">
          <StatusPill tone={whole ? 'gain' : 'amber'} icon={whole ? 'check' : 'warning'}>
            {numbers.percent(sum, { decimals: Math.max(1, decimal(sum).places) })}
          </StatusPill>
        </span>
      </div>
      <CompositionBar
        label={t('sum')}
        parts={draft.targets.map((target) => ({ ...target, key: target.id }))}
        size="lg"
      />
      {!whole && <p className={styles.note}>{t('sumHint')}</p>}
      {standing && sign(standing.unmatched.held) > 0 && (
        <p className={styles.note}>
          {t('unmatched', { percent: numbers.percent(textOf(standing.unmatched.held), { decimals: 1 }) })}
        </p>
      )}
    </div>
  );
}

/** From zero to what the widest band or drift needs, in whole points. */
function scaleOf(composition: readonly Component[], standing: Coverage | null): number {
  const widths = composition.map(({ band }) => floatOf(band ?? zero) * 1.4);
  const drifts = standing?.percent ? standing.components.map(({ drift }) => Math.abs(floatOf(drift))) : [];
  return Math.max(2, Math.min(100, Math.ceil(Math.max(...widths, ...drifts, 1))));
}

type TargetProps = {
  target: TargetDraft;
  component: Component;
  standing: ComponentCoverage | null;
  scale: number;
  faults: TargetFaults;
  onChange: (change: Partial<TargetDraft>) => void;
  onRemove?: () => void;
};

function Target({ target, component, standing, scale, faults, onChange, onRemove }: TargetProps) {
  const t = useTranslations('ownStrategies.targets');
  const numbers = useNumbers();
  const outside = standing !== null && isOutside(standing, component.band);
  return (
    <li className={outside ? styles.outside : undefined}>
      <Name target={target} />
      <Figures target={target} wanted={component.wanted} faults={faults} onChange={onChange} />
      <span className={styles.scale}>
        <DriftScale
          drift={standing ? floatOf(standing.drift) : null}
          band={floatOf(component.band ?? zero)}
          scale={scale}
          outside={outside}
        />
      </span>
      <span className={styles.drift}>
        <b>{standing ? numbers.number(textOf(standing.drift), { decimals: 1, signed: true }) : '–'}</b>
        <small>
          {outside
            ? t('outside')
            : standing && t('now', { percent: numbers.percent(textOf(standing.held), { decimals: 1 }) })}
        </small>
        {onRemove && (
          <IconButton icon="x" size="sm" label={t('remove', { name: target.name })} onClick={onRemove} />
        )}
      </span>
    </li>
  );
}

function Name({ target }: { target: TargetDraft }) {
  const t = useTranslations('ownStrategies.targets');
  const { name, family, counts } = target;
  const badge = badgeOf(target);
  return (
    <span className={styles.name}>
      {badge ? (
        <TickerBadge ticker={badge} />
      ) : (
        <span className={styles.blank}>
          <Icon name={counts.every(({ kind }) => kind === 'cash') ? 'drop' : 'portfolios'} size={16} />
        </span>
      )}
      <TwoLines
        title={name}
        name={name}
        note={
          <>
            <i className={styles.swatch} style={{ background: familyColour(family) }} />
            {countedWords(counts, t('cash'))}
          </>
        }
      />
    </span>
  );
}

type FiguresProps = Pick<TargetProps, 'target' | 'faults' | 'onChange'> & { wanted: Decimal };

/** The target with a step up and down, and its band; what is wrong with either stands below both. */
function Figures({ target, wanted, faults, onChange }: FiguresProps) {
  const t = useTranslations('ownStrategies.targets');
  const errorText = useErrorText();
  const faultId = useId();
  const { name, percent, band } = target;
  const step = (by: Decimal) => {
    const next = plus(wanted, by);
    if (sign(next) > 0 && compare(next, hundred) <= 0) onChange({ percent: textOf(next) });
  };
  const marked = (fault: string | undefined) =>
    fault ? { invalid: true, describedBy: faultId } : { invalid: false };
  const fault = faults.counts ?? faults.percent ?? faults.band;
  return (
    <>
      <span className={styles.stepper} data-invalid={faults.percent ? '' : undefined}>
        <button type="button" aria-label={t('less', { name })} onClick={() => step(negated(one))}>
          <Icon name="minus" size={16} />
        </button>
        <FieldContext value={marked(faults.percent)}>
          <NumberInput
            aria-label={t('targetOf', { name })}
            value={percent}
            unit="%"
            onValueChange={(text) => onChange({ percent: text })}
          />
        </FieldContext>
        <button type="button" aria-label={t('more', { name })} onClick={() => step(one)}>
          <Icon name="plus" size={16} />
        </button>
      </span>
      <span className={styles.band}>
        <FieldContext value={marked(faults.band)}>
          <NumberInput
            aria-label={t('bandOf', { name })}
            value={band}
            before="±"
            onValueChange={(text) => onChange({ band: text })}
          />
        </FieldContext>
      </span>
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {errorText(fault)}
        </p>
      )}
    </>
  );
}
