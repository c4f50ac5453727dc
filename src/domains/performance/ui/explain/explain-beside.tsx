import { useTranslations } from 'use-intl';
import type { Explanation } from '../../explain/explain-table.ts';
import { ExplainCell } from './explain-cell.tsx';
import styles from './explain-figure.module.css';
import { useExplainedSpan } from './use-explained-span.ts';

type Props = { beside: Explanation['beside']; currency: string };

/** The same result by other measures, so that nobody wonders which of them is the right one. */
export function ExplainBeside({ beside, currency }: Props) {
  const t = useTranslations('explain');
  const spanOf = useExplainedSpan();
  const others = beside.flatMap(({ figure: name, result, params }) => {
    const key = `besideFigure.${name}` as 'besideFigure.irr';
    return t.has(key) ? [{ name, label: t(key), result, span: spanOf(params) }] : [];
  });
  if (others.length === 0) return null;
  return (
    <dl className={styles.beside} aria-label={t('beside')}>
      {others.map(({ name, label, result, span }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <ExplainCell cell={result} currency={currency} signed />
            {span && <small> {span}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
