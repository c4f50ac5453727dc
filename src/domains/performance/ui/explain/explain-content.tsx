import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { articleOf } from '../../explain/article-of.ts';
import { type Explanation, explainTable } from '../../explain/explain-table.ts';
import { ExplainBeside } from './explain-beside.tsx';
import { useCellText } from './explain-cell.tsx';
import styles from './explain-figure.module.css';
import type { ExplainProps } from './explain-figure.tsx';
import { ExplainRows } from './explain-rows.tsx';
import { ExplainWaiting } from './explain-waiting.tsx';
import { useExplainedSpan } from './use-explained-span.ts';
import { useExplanation } from './use-explanation.ts';

type Props = ExplainProps & { onLeave: () => void };

/** Always in the same order: one sentence, the formula in words, the rows, the rate used, the way to all rows. */
export function ExplainContent(props: Props) {
  const t = useTranslations('explain');
  const { shown, reload } = useExplanation(props);
  return (
    <div className={styles.content} aria-live="polite" aria-busy={shown.state === 'loading'}>
      {shown.state === 'loading' && <ExplainWaiting />}
      {shown.state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{t('failed')}</p>
          <Button size="sm" icon="refresh" onClick={reload}>
            {t('retry')}
          </Button>
        </div>
      )}
      {shown.state === 'ready' && <Known {...props} explanation={shown.value} />}
    </div>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

function Known({ explanation, figure, period, rowsTo, onLeave }: Props & { explanation: Explanation }) {
  const t = useTranslations('explain');
  const currency = explanation.currency.toUpperCase();
  const spanOf = useExplainedSpan();
  const names = useCalendarNames();
  const { result } = explanation;
  const text = useCellText()(result, currency);
  const table = explainTable(explanation);
  const { until: lastDay } = explanation.params;
  const until = lastDay === undefined ? '' : dayText(lastDay, 'short', names);
  const shown =
    result.kind === 'money' ? (
      <Amount value={result.value} currency={result.currency ?? currency} signed={figure === 'change'} />
    ) : (
      text
    );
  return (
    <>
      <p className={styles.sentence}>
        {result.value === null ? (
          <>
            <b>{t(`unknown.${figure}`)}</b> <Reason reason={explanation.reason} />
          </>
        ) : (
          t.rich(`sentence.${figure}`, {
            b: bold,
            figure: () => <b>{shown}</b>,
            result: text,
            span: spanOf(explanation.params) ?? t(period === '24h' ? 'span.session' : 'span.none'),
          })
        )}{' '}
        <Learn figure={figure} onLeave={onLeave} />
      </p>
      <p className={styles.formula}>{t(`formula.${figure}`, { until })}</p>
      {table && <ExplainRows table={table} figure={figure} currency={currency} />}
      <ExplainBeside beside={explanation.beside} currency={currency} />
      <footer className={styles.foot}>
        <span>{t(`basis.${figure}`, { result: text })}</span>
        <TextLink tone="amber" className={styles.all} to={rowsTo} onClick={onLeave}>
          {table && figure === 'irr' ? t('allFlows', { count: table.count }) : t('allTransactions')}
        </TextLink>
      </footer>
    </>
  );
}

/** The article about the figure, where the library has one: in the sentence, so that the rows keep their room. */
function Learn({ figure, onLeave }: Pick<Props, 'figure' | 'onLeave'>) {
  const t = useTranslations('explain');
  const to = usePath();
  const article = articleOf[figure];
  if (!article) return null;
  return (
    <TextLink to={to('educationArticle', { article })} onClick={onLeave}>
      {t(`learn.${article}`)}
    </TextLink>
  );
}

/** Reasons beyond those with words of their own are rare; they say at least that something is missing. */
function Reason({ reason }: { reason: string | null }) {
  const t = useTranslations('explain');
  const key = `reason.${reason ?? 'other'}` as 'reason.other';
  return t(t.has(key) ? key : 'reason.other');
}
