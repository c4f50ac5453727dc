import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import type { StrategyDraft } from './draft.ts';
import { NumberParamField } from './number-param.tsx';
import styles from './params.module.css';
import { DatesParam, RebalanceParam } from './rebalance-param.tsx';
import { ScoresParam } from './scores-param.tsx';
import type { ParamProps } from './slot-param.ts';
import { SolverParam } from './solver-param.tsx';
import { isOptimising, type StrategyField, strategyFields } from './strategy-fields.ts';
import { TradesParam } from './trades-param.tsx';
import { WeightsParam } from './weights-param.tsx';

type Props = Omit<ParamProps, 'params'> & { strategy: StrategyDraft; start: string };

const wide: readonly StrategyField['kind'][] = ['weights', 'scores', 'trades'];

/** The editors of one strategy's parameters. */
export function StrategySettings({ strategy, ...rest }: Props) {
  const t = useTranslations('backtest.form');
  const fields = strategyFields[strategy.name];
  if (fields.length === 0) return <p className={styles.note}>{t('noSettings')}</p>;
  // The solver's block holds the rebalance beside the options.
  const shown = isOptimising(strategy.name) ? fields.filter(({ kind }) => kind !== 'rebalance') : fields;
  return (
    <div className={styles.fields}>
      {shown.map((field) =>
        field.kind === 'solver' ? (
          <SolverParam key={field.name} {...rest} params={strategy.params} />
        ) : (
          <div
            key={field.name}
            className={classNames(styles.column, wide.includes(field.kind) && styles.wide)}
          >
            <Editor field={field} {...rest} params={strategy.params} />
          </div>
        ),
      )}
    </div>
  );
}

function Editor({ field, start, ...props }: ParamProps & { field: StrategyField; start: string }) {
  const t = useTranslations('backtest.params');
  switch (field.kind) {
    case 'number':
      return <NumberParamField {...props} name={field.name} />;
    case 'weights':
      return <WeightsParam {...props} name={field.name} />;
    case 'scores':
      return <ScoresParam {...props} />;
    case 'trades':
      return <TradesParam {...props} start={start} />;
    case 'solver':
      return <SolverParam {...props} />;
    case 'rebalance':
      return <RebalanceParam {...props} />;
    case 'dates':
      return <DatesParam {...props} label={t('targetDates')} hint={t('targetDatesHint')} />;
  }
}
