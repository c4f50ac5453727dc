import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import type { LadderYear, Rung } from '../../ladder-years.ts';
import styles from './ladder-chart.module.css';

type Props = { years: readonly LadderYear[]; currency: string; inflation: string };

/** Pixels of the tallest bar. */
const tallest = 300;

/** What comes back in which year: face value, what has grown, and dashed what is still to come. */
export function LadderChart({ years, currency, inflation }: Props) {
  const t = useTranslations('bonds.ladder');
  const numbers = useNumbers();
  const most = Math.max(1, ...years.flatMap(({ rungs }) => rungs.map((rung) => heightOf(rung))));
  return (
    <figure className={styles.figure} aria-label={t('label')}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <ul className={styles.legend}>
          <li>
            <i className={styles.nominal} /> {t('nominal')}
          </li>
          <li>
            <i className={styles.grown} /> {t('grown')}
          </li>
          <li>
            <i className={styles.coming} />{' '}
            {t('coming', { inflation: numbers.percent(inflation, { decimals: 1 }) })}
          </li>
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('title')} tabIndex={0}>
        <ol className={styles.years} aria-hidden="true">
          {years.map(({ year, rungs }) => (
            <li
              key={year}
              className={styles.year}
              style={{ '--rungs': Math.max(1, rungs.length) } as CSSProperties}
            >
              <div className={styles.rungs}>
                {rungs.map((rung) => (
                  <Bar key={rung.key} rung={rung} unit={tallest / most} currency={currency} />
                ))}
              </div>
              <span className={styles.name}>{year}</span>
            </li>
          ))}
        </ol>
      </section>
      <div className="visually-hidden">
        <PlainTable
          label={t('title')}
          head={[t('year'), t('nominal'), t('grown'), t('atMaturity')]}
          rows={years.flatMap(({ year, rungs }) =>
            rungs.map((rung) => ({
              key: rung.key,
              cells: [
                `${year}, ${rung.name}`,
                <Amount key="n" value={rung.nominal.toFixed(2)} currency={currency} />,
                <Amount key="g" value={rung.grown.toFixed(2)} currency={currency} />,
                <Amount key="m" value={rung.atMaturity.toFixed(2)} currency={currency} />,
              ],
            })),
          )}
        />
      </div>
    </figure>
  );
}

function heightOf({ nominal, grown, atMaturity }: Rung): number {
  return Math.max(nominal + grown, atMaturity);
}

type BarProps = { rung: Rung; unit: number; currency: string };

function Bar({ rung, unit, currency }: BarProps) {
  const t = useTranslations('bonds.ladder');
  const { name, more, nominal, grown, atMaturity, isAssumed } = rung;
  const coming = Math.max(0, atMaturity - nominal - grown);
  return (
    <div className={styles.rung}>
      <span className={styles.label}>
        <b>
          {name}
          {more > 0 && ` ${t('more', { count: more })}`}
        </b>
        <small>
          {isAssumed && '≈ '}
          <Amount value={atMaturity.toFixed(2)} currency={currency} decimals={0} />
        </small>
      </span>
      {coming * unit > 2 && <i className={styles.coming} style={{ height: coming * unit }} />}
      <i className={styles.grown} style={{ height: Math.max(2, grown * unit) }} />
      <i className={styles.nominal} style={{ height: nominal * unit }} />
    </div>
  );
}
