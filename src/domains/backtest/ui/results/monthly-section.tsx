import { useTranslations } from 'use-intl';
import { ReturnsHeatmap } from '../../../../design-system/chart/returns/returns-heatmap.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import type { Results } from '../simulation-types.ts';
import { useWords } from '../use-words.ts';
import styles from './results-view.module.css';

type Props = {
  monthly: Results['data']['monthly'];
  selected: number;
  onSelect: (slot: number) => void;
};

/** The returns of one strategy, month by month. */
export function MonthlySection({ monthly, selected, onSelect }: Props) {
  const t = useTranslations('backtest.results');
  const words = useWords();
  const strategies = monthly.filter(({ slot }) => slot !== null);
  const shown = monthly.find(({ slot }) => slot === selected);
  if (!shown) return null;
  return (
    <section>
      <div className={styles.head}>
        <h3>{t('monthly')}</h3>
        {strategies.length > 1 && (
          <Segmented
            size="sm"
            label={t('strategy')}
            value={String(selected)}
            onChange={(slot) => onSelect(Number(slot))}
            options={strategies.map(({ slot, name }) => ({ value: String(slot), label: words.short(name) }))}
          />
        )}
      </div>
      <ReturnsHeatmap
        label={t('monthlyOf', { strategy: words.strategy(shown.name) })}
        yearLabel={t('year')}
        years={shown.years}
        ends={{ low: t('orLess'), high: t('orMore') }}
      />
    </section>
  );
}
