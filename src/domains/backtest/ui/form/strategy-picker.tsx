import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import type { StrategyName } from '../../strategy-params.ts';
import type { SimulationForm } from '../simulation-types.ts';
import { useWords } from '../use-words.ts';
import { strategyGroups } from './strategy-fields.ts';
import styles from './strategy-picker.module.css';

type Props = {
  form: SimulationForm;
  chosen: StrategyName | undefined;
  onChoose: (name: StrategyName) => void;
};

/** All fourteen strategies, what is simplest first, each with a sentence. */
export function StrategyPicker({ form, chosen, onChoose }: Props) {
  const t = useTranslations('backtest.form');
  const words = useWords();
  const available = (name: StrategyName) =>
    form.strategies.find((strategy) => strategy.name === name)?.is_available ?? true;
  return (
    <div className={styles.groups}>
      {(Object.keys(strategyGroups) as (keyof typeof strategyGroups)[]).map((group) => (
        <fieldset key={group}>
          <legend>{t(`groups.${group}`)}</legend>
          <div className={styles.options}>
            {strategyGroups[group].map((name) => (
              <button
                key={name}
                type="button"
                className={classNames(styles.option, name === chosen && styles.chosen)}
                aria-pressed={name === chosen}
                disabled={!available(name)}
                onClick={() => onChoose(name)}
              >
                <b>{words.strategy(name)}</b>
                <span>{available(name) ? words.about(name) : t('unavailable')}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
