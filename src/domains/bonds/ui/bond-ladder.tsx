import { useTranslations } from 'use-intl';
import { seriesColour } from '../../../design-system/chart/series/series-colour.ts';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import type { BondsView } from '../bonds-view.ts';
import styles from './bond-ladder.module.css';

type Props = { bonds: BondsView; currency: string };

const tallest = 68;

/** Year by year: what comes back, and in which years interest is paid before. */
export function BondLadder({ bonds, currency }: Props) {
  const t = useTranslations('dashboard.home.bonds');
  const years = Array.from({ length: bonds.to - bonds.from + 1 }, (_, at) => bonds.from + at);
  const most = Math.max(...bonds.redemptions.map(({ amount }) => Number(amount)));
  return (
    <ol className={styles.ladder} aria-label={t('ladder', { from: bonds.from, to: bonds.to })}>
      {years.map((year) => {
        const back = bonds.redemptions.find((one) => one.year === year);
        const late = year > (bonds.from + bonds.to) / 2;
        return (
          <li key={year} className={styles.year}>
            {back && (
              <>
                <span
                  className={styles.bar}
                  style={{
                    height: (Number(back.amount) / most) * tallest,
                    background: seriesColour(back.colour),
                  }}
                />
                <span className={classNames(styles.label, late && styles.before)}>
                  <b>{back.name}</b>
                  <Amount value={back.amount} currency={currency} />
                </span>
              </>
            )}
            {!back && bonds.payments.includes(year) && (
              <span className={classNames(styles.dot, year === bonds.payments[0] && styles.next)}>
                <span className="visually-hidden">{t('payment', { year })}</span>
              </span>
            )}
            <i className={styles.track} />
            <span className={styles.name}>
              <span className={styles.century}>{String(year).slice(0, 2)}</span>
              {String(year).slice(2)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
