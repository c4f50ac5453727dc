import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import type { Results } from '../simulation-types.ts';
import styles from './interpretation-block.module.css';
import { linkFigures, type TextPiece } from './link-figures.ts';
import { isYearly, type MetricKey, metricRows, moreRows } from './metric-rows.ts';

type Props = {
  results: Results;
  writing: boolean;
  onPoint: (key: MetricKey, slot: number | null) => void;
};

/** The results in words, labelled with who wrote them; each figure leads to its cell of the table. */
export function InterpretationBlock({ results, writing, onPoint }: Props) {
  const t = useTranslations('backtest.interpretation');
  const { interpretation: text, interpretation_about: about, metrics } = results.data;
  const rows = [...metricRows(isYearly(results.data)), ...moreRows];
  return (
    <section
      className={styles.block}
      data-scheme="dark"
      aria-label={t('title')}
      aria-busy={writing || undefined}
    >
      <div className={styles.who}>
        <Icon name="spark" size={24} />
        <div>
          <h3>{t('title')}</h3>
          {about && text && <About about={about} />}
        </div>
      </div>
      <div className={styles.text} aria-live="polite">
        {writing && [96, 88, 60].map((width) => <Skeleton key={width} width={`${width}%`} height={16} />)}
        {!writing && !text && <p>{t('none')}</p>}
        {!writing &&
          text &&
          linkFigures(text, about?.figures ?? [], metrics, rows).map((pieces, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
            <p key={at}>
              {pieces.map((piece, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
                <Piece key={place} piece={piece} onPoint={onPoint} />
              ))}
            </p>
          ))}
      </div>
    </section>
  );
}

function About({ about }: { about: NonNullable<Results['data']['interpretation_about']> }) {
  const t = useTranslations('backtest.interpretation');
  return (
    <>
      <small>
        {about.written_by === 'model' ? t('byModel', { model: about.model ?? '' }) : t('byRules')}
      </small>
      {about.model_failure && <small>{t('modelFailed')}</small>}
      {about.removed_figures > 0 && <small>{t('removed', { count: about.removed_figures })}</small>}
      <small>
        <DateTime at={about.written_at} />
      </small>
    </>
  );
}

type PieceProps = { piece: TextPiece; onPoint: Props['onPoint'] };

function Piece({ piece: { text, figure, cell }, onPoint }: PieceProps) {
  const t = useTranslations('backtest.interpretation');
  if (cell) {
    return (
      <button
        type="button"
        className={styles.figure}
        title={t('row', { figure: text })}
        onClick={() => onPoint(cell.key, cell.slot)}
      >
        {text}
      </button>
    );
  }
  return figure ? <b>{text}</b> : text;
}
