import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import type { TaxYearOutput } from '../contract.ts';
import type { MissingOutput } from '../paper-contract.ts';
import styles from './missing-card.module.css';
import { useMissingWords } from './use-tax-words.ts';

/** So many stand in the card; the figure says how many there are. */
const mostShown = 6;

/** What is missing comes before any figure (rule TX-13). */
export function MissingCard({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes.missing');
  const { missing, missing_count, rows } = taxes;
  if (missing_count === 0)
    return (
      <Card title={t('none')} className={styles.none}>
        <p>{t('noneText')}</p>
      </Card>
    );
  const shown = missing.slice(0, mostShown);
  return (
    <Card
      className={styles.card}
      title={t('title')}
      action={<span className={styles.of}>{t('of', { count: missing_count, rows })}</span>}
    >
      <ol className={styles.list}>
        {shown.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one row may lack several things
          <Lack key={`${one.id} ${at}`} one={one} number={at + 1} />
        ))}
      </ol>
      {missing_count > shown.length && (
        <p className={styles.of}>{t('more', { count: missing_count - shown.length })}</p>
      )}
    </Card>
  );
}

function Lack({ one, number }: { one: MissingOutput; number: number }) {
  const t = useTranslations('taxes.missing');
  const { title, text } = useMissingWords()(one);
  const to = usePath();
  const search = new URLSearchParams({ from: one.day, to: one.day });
  if (one.instrument) search.set('search', one.instrument.ticker);
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <Button size="sm" variant="quiet" className={styles.mend} to={`${to('transactions')}?${search}`}>
        {t('mend')}
      </Button>
    </li>
  );
}
