import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { evidence, figures } from './examples/example-portfolio.ts';
import { StrataChart } from './examples/strata-chart.tsx';
import styles from './explained-profit.module.css';

const parts = Object.keys(figures.parts) as (keyof typeof figures.parts)[];

/** A picture of "explain this number": a figure, and beside it what it is made of. */
export function ExplainedProfit() {
  const t = useTranslations('home.understand');
  const names = useCalendarNames();
  const numbers = useNumbers();
  return (
    <figure className={styles.frame}>
      <div className={styles.card}>
        <p className={styles.name}>{t('profit')}</p>
        <p className={styles.figure}>
          <Amount value={figures.profit} currency="PLN" signed greyMinor />
        </p>
        <div className={styles.picture}>
          <StrataChart className={styles.chart} />
          <div className={styles.ground} />
        </div>
      </div>
      <div className={styles.origin}>
        <h3>
          <Icon name="help" />
          {t('origin')}
        </h3>
        <p className={styles.formula}>
          {t.rich('formula', {
            total: () => <Amount value={figures.total} currency="PLN" bare />,
            putIn: () => <Amount value={figures.putIn} currency="PLN" bare />,
          })}
        </p>
        <dl>
          {parts.map((part) => (
            <div key={part}>
              <dt>{t(`parts.${part}`)}</dt>
              <dd>
                <Amount value={figures.parts[part]} currency="PLN" signed />
              </dd>
            </div>
          ))}
          <div className={styles.sum}>
            <dt>{t('sum')}</dt>
            <dd>
              <Amount value={figures.profit} currency="PLN" signed />
            </dd>
          </div>
        </dl>
        <p className={styles.source}>
          {t('source', {
            day: dayText(evidence.pricesOf, 'short', names),
            since: dayText(evidence.since, 'short', names),
            operations: numbers.number(String(evidence.operations)),
          })}
        </p>
      </div>
    </figure>
  );
}
