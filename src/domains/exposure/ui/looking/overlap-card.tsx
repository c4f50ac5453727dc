import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { FundOutput, OverlapOutput } from '../../contract.ts';
import styles from './overlap-card.module.css';
import { useExposureWords } from './use-exposure-words.ts';

type Props = {
  /** Null while there are not two funds to compare. */
  overlap: OverlapOutput | null;
  /** What was chosen of them, and is still on its way. */
  coming: { first: string | null; second: string | null };
  funds: readonly FundOutput[];
  onChoose: (first: string, second: string) => void;
};

/** Two layers crossing: what one fund buys that another buys too. */
export function OverlapCard({ overlap, coming, funds, onChoose }: Props) {
  const t = useTranslations('lookThrough.overlap');
  const options = funds
    .filter(({ make_up }) => (make_up?.positions ?? 0) > 0)
    .map(({ instrument_id, ticker }) => ({ value: instrument_id, label: ticker }));
  const first = coming.first ?? overlap?.first.instrument_id ?? '';
  const second = coming.second ?? overlap?.second.instrument_id ?? '';
  return (
    <Card graphite title={t('title')} className={styles.card}>
      {overlap ? (
        <>
          <div className={styles.choice}>
            <Field label={t('first')} hideLabel>
              <Select
                options={options}
                value={first}
                onChange={({ target }) => onChoose(target.value, second)}
              />
            </Field>
            <Field label={t('second')} hideLabel>
              <Select
                options={options}
                value={second}
                onChange={({ target }) => onChoose(first, target.value)}
              />
            </Field>
          </div>
          <Known overlap={overlap} />
        </>
      ) : (
        <p className={styles.text}>{t('none')}</p>
      )}
    </Card>
  );
}

function Known({ overlap }: { overlap: OverlapOutput }) {
  const t = useTranslations('lookThrough.overlap');
  const { percent } = useExposureWords();
  const { first, second, shared, more } = overlap;
  const currency = overlap.currency.toUpperCase();
  const money = (value: string) => () => <Amount value={value} currency={currency} />;
  const rounded = percent(overlap.percent, 0);
  return (
    <>
      <Layers overlap={overlap} />
      <h3 className={styles.answer}>
        {t(overlap.is_least ? 'headLeast' : 'head', {
          percent: rounded,
          first: first.ticker,
          second: second.ticker,
        })}
      </h3>
      <p className={styles.text}>
        {t.rich('text', {
          count: overlap.count,
          first: first.ticker,
          second: second.ticker,
          all: money(first.value),
          same: money(overlap.value),
        })}{' '}
        {overlap.is_least && t('note')}
      </p>
      <KeyValueList
        items={[
          { key: 'head', label: t('company'), value: `${first.ticker} · ${second.ticker}` },
          ...shared.map((one) => ({
            key: one.name,
            label: one.name,
            value: `${percent(one.first)} · ${percent(one.second)}`,
          })),
          ...(more
            ? [
                {
                  key: 'more',
                  label: t('moreRows', { count: more.count }),
                  value: `${percent(more.first)} · ${percent(more.second)}`,
                },
              ]
            : []),
          { key: 'sum', label: <b>{t('sum')}</b>, value: <b>{percent(overlap.percent)}</b> },
        ]}
      />
    </>
  );
}

/** The first layer lies higher, the second lower; the middle is both. */
function Layers({ overlap }: { overlap: OverlapOutput }) {
  const t = useTranslations('lookThrough.overlap');
  const { percent } = useExposureWords();
  const shared = Number(overlap.percent);
  const apart = percent(100 - shared, 0);
  const size = (value: number) => ({ '--share': value }) as CSSProperties;
  return (
    <div className={styles.layers} aria-hidden="true">
      <div className={styles.first} style={size(100 - shared)}>
        <b>{t('only', { fund: overlap.first.ticker })}</b>
        <span>{apart}</span>
      </div>
      <div className={styles.both} style={size(shared)}>
        <b>{percent(overlap.percent, 0)}</b>
        <span>{t('count', { count: overlap.count })}</span>
      </div>
      <div className={styles.second} style={size(100 - shared)}>
        <b>{t('more', { fund: overlap.second.ticker })}</b>
        <span>{apart}</span>
      </div>
    </div>
  );
}
