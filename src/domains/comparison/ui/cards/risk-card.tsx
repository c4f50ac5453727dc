import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { useComparison } from '../comparison-context.ts';
import { Ratio } from '../figures.tsx';
import { NumberedHead } from './numbered-head.tsx';
import styles from './risk-card.module.css';

const figures = ['volatility', 'deepest_fall', 'sortino', 'beta', 'tracking_error'] as const;
type FigureName = (typeof figures)[number];
type Values = Partial<Record<FigureName, number | null>>;

/** How much it swung, and how it went with each benchmark. */
export function RiskCard() {
  const t = useTranslations('comparison.risk');
  const { data, benchmarks, ownColour } = useComparison();
  const { risk } = data;
  const beside = benchmarks.flatMap((one) => {
    const values = risk.benchmarks.find(({ key }) => key === one.benchmark.key);
    return values ? [{ ...one, values }] : [];
  });
  return (
    <Card
      title={t('title')}
      action={<span className={styles.note}>{t('note', { count: risk.months })}</span>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('title')}>
        <table className={styles.table} aria-label={t('title')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('figure')}</span>
              </th>
              <th scope="col">
                <NumberedHead number={1} colour={ownColour} name={t('you')} />
              </th>
              {beside.map(({ benchmark, number, colour, short }) => (
                <th key={benchmark.key} scope="col">
                  <NumberedHead number={number} colour={colour} name={short} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <Name of={name} value={(risk.own as Values)[name] ?? null} />
                </th>
                <td className={styles.own}>
                  <Value of={name} value={(risk.own as Values)[name]} />
                </td>
                {beside.map(({ benchmark, values, reason }) => (
                  <td key={benchmark.key}>
                    <Value of={name} value={values[name]} reason={reason} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** The figure with what it means in a few words, and its explanation. */
function Name({ of, value }: { of: FigureName; value: number | null }) {
  const t = useTranslations('comparison.risk');
  const numbers = useNumbers();
  const { safe_percent } = useComparison().data.risk;
  const safe = safe_percent === null ? undefined : plain(safe_percent);
  const note =
    of === 'sortino'
      ? safe === undefined
        ? t('sortinoPlain')
        : t('sortinoNote', { percent: numbers.percent(safe, { decimals: 1 }) })
      : t(`${of}Note`);
  const exact = value === null ? undefined : plain(value);
  const shown =
    exact === undefined
      ? '–'
      : of === 'sortino'
        ? numbers.number(exact, { decimals: 2 })
        : numbers.percent(exact, { decimals: 1 });
  return (
    <>
      <span>
        {t(of)}{' '}
        <Explain
          of={t(of)}
          sentence={t.rich(`explain.${of}`, { value: shown, b: (words: ReactNode) => <b>{words}</b> })}
          formula={t(`explain.${of}Formula`)}
        />
      </span>
      <small>{note}</small>
    </>
  );
}

type ValueProps = { of: FigureName; value: number | null | undefined; reason?: string | undefined };

/** None says why: too few months, nothing to divide by, or only against a benchmark. */
function Value({ of, value, reason }: ValueProps) {
  const t = useTranslations('comparison.reason');
  const { months, least_months } = useComparison().data.risk;
  // A deviation is there from two on (rule P-13), the others ask for more (rule CO-9).
  const least = of === 'volatility' ? 2 : least_months;
  const tooShort = months < least ? t('tooShort', { months: least, known: months }) : undefined;
  const why = value === undefined ? t('own') : (reason ?? tooShort ?? t('none'));
  const isRatio = of === 'sortino' || of === 'beta';
  return isRatio ? (
    <Ratio value={value ?? null} reason={why} />
  ) : (
    <Percent value={value ?? null} reason={why} />
  );
}
