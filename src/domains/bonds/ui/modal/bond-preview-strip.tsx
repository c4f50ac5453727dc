import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { fixedTextOf, floatOf } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { type BondPreview, previewOf } from '../../bond-preview.ts';
import type { BondValues } from '../../bond-values.ts';
import type { SeriesOutput } from '../../contract.ts';
import styles from './bond-dialog.module.css';

type Props = { values: BondValues; series: SeriesOutput | undefined };

/** The years of what is being bought, live: what is paid as stone, what grows on it in amber. */
export function BondPreviewStrip({ values, series }: Props) {
  const t = useTranslations('bonds.modal');
  const numbers = useNumbers();
  const preview = useMemo(() => previewOf(values, series), [values, series]);
  if (!preview) return null;
  const { nominal, afterFirst, atMaturity, afterTax, isAssumed, years } = preview;
  const about = isAssumed ? '≈ ' : '';
  const money = (amount: typeof nominal) => <Amount value={fixedTextOf(amount, 2)} currency="PLN" />;
  const isInflation = series?.kind !== 'ROR' && series?.kind !== 'DOR';
  return (
    <>
      <div className={styles.strip}>
        <Strip preview={preview} />
        <div className={styles.ends}>
          <span>{years[0]!.year}</span>
          <span>
            {t('paidFor', { amount: formatAmount(fixedTextOf(nominal, 2), 'PLN', { decimals: 0 }) })}
          </span>
          <span>{years.at(-1)!.year}</span>
        </div>
      </div>
      <div className={styles.results}>
        <FigureList>
          <Figure label={t('afterFirst')}>{money(afterFirst)}</Figure>
          <Figure
            label={
              isAssumed && isInflation
                ? t('atMaturityAssumed', {
                    inflation: numbers.percent(values.reference_rate || '0', { decimals: 1 }),
                  })
                : t('atMaturity')
            }
          >
            {about}
            {money(atMaturity)}
          </Figure>
          <Figure label={t('afterTax')}>
            <span className={styles.net}>
              {about}
              {money(afterTax)}
            </span>
          </Figure>
        </FigureList>
      </div>
    </>
  );
}

const width = 600;
const height = 104;
/** Where the paid part ends; what grows stands on it. */
const ground = 76;

function Strip({ preview: { years, nominal } }: { preview: BondPreview }) {
  const t = useTranslations('bonds.modal');
  const base = floatOf(nominal);
  const most = Math.max(...years.map(({ worth }) => worth), base * 1.05);
  const points = years.map(({ worth }, i) => {
    const x = (i / Math.max(1, years.length - 1)) * width;
    const y = ground - ((worth - base) / (most - base)) * (ground - 12);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={t('strip')}>
      <path d={`M0 ${ground}L${points.join('L')}L${width} ${ground}Z`} fill="var(--ch-fill-a)" />
      <path d={`M${points.join('L')}`} fill="none" stroke="var(--ch-value)" strokeWidth="2" />
      <path d={`M0 ${ground}H${width}V${height}H0Z`} fill="var(--st-2)" />
    </svg>
  );
}
