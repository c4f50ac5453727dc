import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { SearchBox } from '../../../../design-system/inputs/search/search-box.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import type { SeriesOutput } from '../../contract.ts';
import { ScrollingTable } from '../scrolling-table.tsx';
import { useBondWords } from '../use-bond-words.ts';
import styles from './bond-dialog.module.css';
import { useSeries } from './use-series.ts';

/** `bondSeries`: the table of series with what is known of each, and where from. */
export function SeriesDialog({ open, onClose }: ModalProps) {
  const t = useTranslations('bonds');
  const ui = useTranslations('ui');
  const { series, total, query, setQuery, loading, failed, reload } = useSeries('', 100);
  const head = ['series', 'issue', 'first', 'margin', 'fee', 'exchange', 'source'] as const;
  const cells = useCells();
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="lg"
      title={t('seriesDialog.title')}
      description={t('seriesDialog.text')}
    >
      <div className={styles.form}>
        <SearchBox
          label={t('seriesDialog.search')}
          value={query}
          onValueChange={setQuery}
          clearLabel={ui('clearSearch')}
        />
        {failed ? (
          <ErrorState title={t('failed')} onRetry={reload} />
        ) : series.length === 0 && loading ? (
          <Skeleton shape="block" height={320} />
        ) : (
          <>
            <ScrollingTable
              label={t('seriesDialog.title')}
              head={head.map((name) => t(`seriesDialog.${name}`))}
              rows={series.map((one) => ({ key: one.id, cells: cells(one) }))}
            />
            <p className={styles.hint}>{t('seriesDialog.shown', { shown: series.length, total })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function useCells() {
  const t = useTranslations('bonds.seriesDialog');
  const words = useBondWords();
  const numbers = useNumbers();
  const amount = (text: string | null) => (text === null ? '–' : numbers.number(text, { decimals: 2 }));
  return (one: SeriesOutput) => [
    one.symbol,
    one.issue_month ? words.of(one.issue_month) : one.is_own ? t('own') : '–',
    one.first_rate ? words.rate(one.first_rate) : '–',
    one.margin ? words.rate(one.margin) : '–',
    one.kind === 'OTS' ? t('all') : amount(one.fee),
    amount(one.exchange_price),
    one.source ? `${one.source}${one.seen_on ? `, ${t('seen', { day: words.day(one.seen_on) })}` : ''}` : '–',
  ];
}
