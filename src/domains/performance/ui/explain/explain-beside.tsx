import { useTranslations } from 'use-intl';
import type { ExplainedFigure } from '../../explain/explain-contract.ts';
import type { Explanation } from '../../explain/explain-table.ts';
import { ExplainCell } from './explain-cell.tsx';
import styles from './explain-figure.module.css';

type Props = { beside: Explanation['beside']; figure: ExplainedFigure; currency: string };

/** The same result by other measures, so that nobody wonders which of them is the right one. */
export function ExplainBeside({ beside, figure, currency }: Props) {
  const t = useTranslations('explain');
  const others = beside.flatMap(({ figure: name, result }) => {
    const key = `besideFigure.${name}` as 'besideFigure.irr';
    return name !== figure && t.has(key) ? [{ name, label: t(key), result }] : [];
  });
  if (others.length === 0) return null;
  return (
    <dl className={styles.beside} aria-label={t('beside')}>
      {others.map(({ name, label, result }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <ExplainCell cell={result} currency={currency} signed />
          </dd>
        </div>
      ))}
    </dl>
  );
}
