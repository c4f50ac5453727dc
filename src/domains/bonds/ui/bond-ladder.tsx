import { useTranslations } from 'use-intl';
import { axisNumbers } from '../../../design-system/chart/nice-ticks.ts';
import { seriesColour } from '../../../design-system/chart/series/series-colour.ts';
import { useAxisWords } from '../../../design-system/chart/use-axis-words.ts';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { styleOf } from '../../../foundation/format-amount.ts';
import type { BondsView } from '../bonds-view.ts';
import styles from './bond-ladder.module.css';

type Props = { bonds: BondsView; currency: string };

const tallest = 68;
const barOf = (amount: string, most: number) => (Number(amount) / most) * tallest;

const isLate = ({ from, to }: BondsView, year: number) => year > (from + to) / 2;

/** The years whose name has room beside the bar, towards the middle: two columns in which nothing else stands. */
function namedYears(bonds: BondsView): Set<number> {
  const taken = new Set(bonds.redemptions.map(({ year }) => year));
  const named = new Set<number>();
  for (const { year } of bonds.redemptions) {
    const aside = isLate(bonds, year) ? -1 : 1;
    const room = [year + aside, year + 2 * aside];
    if (room.some((one) => taken.has(one) || one < bonds.from || one > bonds.to)) continue;
    named.add(year);
    for (const one of room) taken.add(one);
  }
  return named;
}

/** What comes back in a year whose neighbours leave no room for its name. */
function useShortAmounts(bonds: BondsView, currency: string): Map<number, string> {
  const words = useAxisWords();
  const amounts = bonds.redemptions.map(({ amount }) => Number(amount));
  const unit = Math.max(...amounts) >= 1e6 ? 1e5 : 1e3;
  const rounded = amounts.map((amount) => Math.max(unit, Math.round(amount / unit) * unit));
  const texts = axisNumbers(rounded, words, styleOf(currency));
  return new Map(bonds.redemptions.map(({ year }, at) => [year, texts[at]!]));
}

/** Year by year: what comes back, and in which years interest is paid before. */
export function BondLadder({ bonds, currency }: Props) {
  const t = useTranslations('dashboard.home.bonds');
  const years = Array.from({ length: bonds.to - bonds.from + 1 }, (_, at) => bonds.from + at);
  const most = Math.max(...bonds.redemptions.map(({ amount }) => Number(amount)));
  const short = useShortAmounts(bonds, currency);
  const named = namedYears(bonds);
  return (
    <ol className={styles.ladder} aria-label={t('ladder', { from: bonds.from, to: bonds.to })}>
      {years.map((year) => {
        const back = bonds.redemptions.find((one) => one.year === year);
        const isRoomy = named.has(year);
        return (
          <li key={year} className={styles.year}>
            {back && (
              <>
                <span
                  className={styles.bar}
                  style={{
                    height: barOf(back.amount, most),
                    background: seriesColour(back.colour),
                  }}
                />
                <span
                  className={classNames(
                    styles.label,
                    isLate(bonds, year) && styles.before,
                    !isRoomy && 'visually-hidden',
                  )}
                >
                  <b>{back.name}</b>
                  <Amount value={back.amount} currency={currency} />
                </span>
                {!isRoomy && (
                  <span className={styles.short} style={{ bottom: barOf(back.amount, most) }} aria-hidden>
                    {short.get(year)}
                  </span>
                )}
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
