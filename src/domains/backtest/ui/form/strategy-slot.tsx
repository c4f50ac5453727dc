import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { NumberBadge } from '../../../../design-system/figures/number-badge.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import type { SimulationForm } from '../simulation-types.ts';
import { useWords } from '../use-words.ts';
import { type Problem, paramField } from './check-draft.ts';
import { defaultParams, type Slot } from './draft.ts';
import { isOptimising, strategyFields } from './strategy-fields.ts';
import { StrategyPicker } from './strategy-picker.tsx';
import { StrategySettings } from './strategy-settings.tsx';
import styles from './strategy-slot.module.css';

type Props = {
  index: number;
  slot: Slot;
  form: SimulationForm;
  start: string;
  end: string;
  hasTradeCost: boolean;
  problems: readonly Problem[];
  /** `fields` are those whose problems the change may have mended. */
  onChange: (change: Partial<Slot>, fields: readonly string[]) => void;
};

/** One of the three strategies: empty, being chosen, collapsed or open with its settings. */
export function StrategySlot(props: Props) {
  const { index, slot, onChange, problems } = props;
  const t = useTranslations('backtest.form');
  const words = useWords();
  const region = useId();
  const number = index + 1;
  const { strategy, open, choosing } = slot;
  if (!strategy && !choosing) {
    return (
      <button
        type="button"
        className={classNames(styles.slot, styles.add)}
        onClick={() => onChange({ choosing: true, open: true }, [])}
      >
        <NumberBadge number={number} />
        {t('chooseAnother')}
        <Icon name="plus" size={18} />
      </button>
    );
  }
  return (
    <section
      className={styles.slot}
      aria-label={`${number}. ${strategy ? words.strategy(strategy.name) : t('choose')}`}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={region}
          onClick={() => onChange({ open: !open }, [])}
        >
          <NumberBadge number={number} />
          <span className={styles.name}>{strategy ? words.strategy(strategy.name) : t('choose')}</span>
          {strategy && <span className={styles.about}>{words.about(strategy.name)}</span>}
        </button>
        {strategy && <State count={problems.length} />}
        {strategy && (
          <IconButton
            icon="edit"
            label={t('change')}
            aria-pressed={choosing}
            onClick={() => onChange({ choosing: !choosing, open: true }, [])}
          />
        )}
        <IconButton
          icon="trash"
          label={t('remove', { number })}
          onClick={() =>
            onChange(
              { strategy: null, open: false, choosing: false },
              problems.map(({ field }) => field),
            )
          }
        />
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} className={styles.chevron} />
      </div>
      <div id={region} className={styles.inside} hidden={!open}>
        {choosing ? <Choice {...props} /> : strategy && <Settings {...props} />}
      </div>
    </section>
  );
}

function State({ count }: { count: number }) {
  const t = useTranslations('backtest.form');
  if (count === 0) return <StatusPill tone="gain">{t('ready')}</StatusPill>;
  return (
    <StatusPill tone="loss" icon="warning">
      {t('toFix', { count })}
    </StatusPill>
  );
}

/** Choosing a strategy sets its parameters to their defaults. */
function Choice({ slot, form, end, onChange, problems }: Props) {
  const t = useTranslations('backtest.form');
  const words = useWords();
  return (
    <>
      <StrategyPicker
        form={form}
        chosen={slot.strategy?.name}
        onChoose={(name) =>
          onChange(
            {
              strategy: { name, params: defaultParams(name, form, end) },
              choosing: false,
              open: strategyFields[name].length > 0,
            },
            problems.map(({ field }) => field),
          )
        }
      />
      {slot.strategy && (
        <Button size="sm" variant="text" onClick={() => onChange({ choosing: false }, [])}>
          {t('keep', { strategy: words.strategy(slot.strategy.name) })}
        </Button>
      )}
    </>
  );
}

function Settings({ index, slot, form, start, hasTradeCost, problems, onChange }: Props) {
  const t = useTranslations('backtest.form');
  const { strategy } = slot;
  if (!strategy) return null;
  return (
    <>
      <StrategySettings
        strategy={strategy}
        form={form}
        start={start}
        problemOf={(param) => problems.find(({ field }) => field === paramField(index, param))}
        onChange={(changed) =>
          onChange(
            { strategy: { ...strategy, params: { ...strategy.params, ...changed } } },
            Object.keys(changed).map((param) => paramField(index, param)),
          )
        }
      />
      {hasTradeCost && isOptimising(strategy.name) && (
        <p className={styles.warning}>
          <Icon name="info" size={18} />
          {t('neverTrades')}
        </p>
      )}
    </>
  );
}
