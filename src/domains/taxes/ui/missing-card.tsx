import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import type { TaxYearOutput } from '../contract.ts';
import type { MissingOutput } from '../paper-contract.ts';
import { rowsAround, useMending } from './mend-missing.ts';
import styles from './missing-card.module.css';
import { useMissingWords } from './use-tax-words.ts';

/** So many stand in the card; the figure says how many there are. */
const mostShown = 6;

/** What is missing comes before any figure (rule TX-13). */
export function MissingCard({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes.missing');
  const { missing, missing_count, rows } = taxes;
  if (missing_count === 0) return <NothingMissing taxes={taxes} />;
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

/** What was looked through, each with how much there was of it. */
function NothingMissing({ taxes: { counts, outside, rows } }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes.missing');
  const left = outside.reduce((sum, { count }) => sum + count, 0);
  const checked = [
    ['rows', rows],
    ['sales', counts.sales],
    ['payments', counts.payments],
    ['coins', counts.coins_sold + counts.coins_bought],
    ['outside', left],
  ] as const;
  return (
    <Card title={t('none')}>
      <p className={styles.of}>{t('noneText')}</p>
      <ul className={styles.checked}>
        {checked
          .filter(([, count]) => count > 0)
          .map(([what, count]) => (
            <li key={what}>
              <Icon name="check" size={20} />
              {t(`checked.${what}`, { count })}
            </li>
          ))}
      </ul>
    </Card>
  );
}

function Lack({ one, number }: { one: MissingOutput; number: number }) {
  const { title, text } = useMissingWords()(one);
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <Mend one={one} />
    </li>
  );
}

/** Straight to the form where there is one for it, else to the row. */
function Mend({ one }: { one: MissingOutput }) {
  const t = useTranslations('taxes.missing');
  const to = usePath();
  const mend = useMending(one);
  const search = new URLSearchParams(rowsAround(one));
  if (mend)
    return (
      <Button size="sm" variant="quiet" className={styles.mend} onClick={() => void mend()}>
        {t(`mends.${one.what as 'purchase' | 'withheld'}`)}
      </Button>
    );
  return (
    <Button size="sm" variant="quiet" className={styles.mend} to={`${to('transactions')}?${search}`}>
      {t('mend')}
    </Button>
  );
}
