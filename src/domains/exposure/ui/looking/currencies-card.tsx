import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import type { LookThroughOutput } from '../../contract.ts';
import styles from './dimension-cards.module.css';
import type { DimensionProps } from './dimension-cards.tsx';
import { ExposureList, ExposureTable } from './exposure-list.tsx';
import { foldRows } from './fold-rows.ts';
import { ShareStrip } from './share-strip.tsx';
import { useExposureWords } from './use-exposure-words.ts';

const mostCurrencies = 6;
const bold = (text: ReactNode) => <b>{text}</b>;

/** What moves one, beside what prices are quoted in. */
export function CurrenciesCard({ looked, asTable, addTo }: DimensionProps) {
  const t = useTranslations('lookThrough');
  const { percent } = useExposureWords();
  const currency = looked.currency.toUpperCase();
  const { currencies, total } = looked;
  const quoted = new Map(currencies.map(({ key, quoted_share }) => [key, quoted_share]));
  const moving = currencies.filter(({ value }) => Number(value) !== 0);
  const folded = foldRows(moving, mostCurrencies, t('currencies.others'));
  return (
    <Card
      title={
        <>
          {t('currencies.title')}{' '}
          <Explain
            of={t('currencies.title')}
            sentence={t.rich('currencies.explain', { b: bold })}
            formula={t('currencies.formula')}
          />
        </>
      }
      action={<span className={styles.unit}>{t('currencies.moves')}</span>}
    >
      {asTable ? (
        <ExposureTable
          label={t('currencies.title')}
          head={t('table.currency')}
          rows={currencies}
          total={total}
          currency={currency}
        />
      ) : (
        <>
          <ExposureList
            rows={folded}
            currency={currency}
            addTo={addTo}
            note={({ key }) => {
              const share = quoted.get(key) ?? 0;
              return share > 0 && t('currencies.quoted', { percent: percent(share) });
            }}
          />
          <ShareStrip
            label={t('currencies.asQuoted')}
            parts={currencies
              .map((row) => ({ ...row, share: row.quoted_share }))
              .toSorted((a, b) => b.share - a.share)}
          />
          <ShareStrip label={t('currencies.through')} parts={folded} />
        </>
      )}
      <Difference looked={looked} />
    </Card>
  );
}

/** Points between quoted and moving from which on it is worth a sentence. */
const telling = 5;

/** The currency of which most is quoted but does not move, with the reason where one is known. */
function Difference({ looked }: { looked: LookThroughOutput }) {
  const t = useTranslations('lookThrough.currencies');
  const { nameOf, percent } = useExposureWords();
  const { currencies, funds } = looked;
  const [row] = currencies
    .filter(({ quoted_share, share }) => Math.abs(quoted_share - share) >= telling)
    .toSorted((a, b) => b.quoted_share - b.share - (a.quoted_share - a.share));
  if (!row) return null;
  const hedged = funds.filter(({ make_up }) => make_up?.hedged_to).map(({ ticker }) => ticker);
  const hasDollars = looked.kinds.some(({ key }) => key === 'gold' || key === 'crypto');
  return (
    <p className={styles.amber}>
      <Icon name="info" size={18} />
      <span>
        {t.rich(row.quoted_share > row.share ? 'note' : 'noteMore', {
          b: bold,
          quoted: percent(row.quoted_share),
          moved: percent(row.share),
          currency: nameOf(row),
        })}
        {hedged.length > 0 && ` ${t('hedged', { funds: hedged.join(', ') })}`}
        {hasDollars && ` ${t('gold')}`}
      </span>
    </p>
  );
}
