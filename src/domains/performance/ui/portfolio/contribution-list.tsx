import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { type Numbers, plain } from '../../../../foundation/format-number.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import type { HoldingOutput } from '../../contract.ts';
import type { Contribution } from '../../explain/contributions.ts';
import styles from './contribution-list.module.css';

type Props = {
  bars: readonly Contribution[];
  figures: Pick<TotalFigures, 'profit' | 'roi' | 'shown_currency'>;
  /** Where the assets of the bars are. */
  holdings: readonly Pick<HoldingOutput, 'id' | 'parent_id'>[];
};

/** Bars from a common zero: gains to the right, losses to the left. */
export function ContributionList({ bars, figures, holdings }: Props) {
  const t = useTranslations('assets');
  const numbers = useNumbers();
  const to = usePath();
  const pageOf = (instrument: string) => {
    const [first, ...others] = holdings.filter(({ parent_id }) => parent_id === instrument);
    return first && others.length === 0
      ? to('holding', { id: first.id })
      : to('heldAsset', { id: instrument });
  };
  const currency = figures.shown_currency.toUpperCase();
  const profits = bars.map(({ profit }) => Number(profit ?? 0));
  const most = Math.max(0, ...profits);
  const least = Math.min(0, ...profits);
  // A loss needs some room even beside a gain many times its size.
  const left = least < 0 ? Math.max(-least, most * 0.04) : 0;
  const span = most + left || 1;
  return (
    <table className={styles.list} style={{ '--zero': left / span } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">{t('contribution.asset')}</th>
          <td aria-hidden="true" />
          <th scope="col">
            {t('contribution.profit')}, {currencyUnit(currency)}
          </th>
          <th scope="col" className={styles.points}>
            {t('contribution.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, at) => (
          <tr key={bar.key}>
            <th scope="row">
              <span className={styles.name}>
                {bar.kind === 'asset' ? (
                  <Link to={pageOf(bar.key)}>{bar.title}</Link>
                ) : (
                  t(`contribution.${bar.kind}`, { count: bar.count })
                )}
              </span>
            </th>
            <td aria-hidden="true">
              <span className={styles.track}>
                <i
                  className={(profits[at] ?? 0) < 0 ? styles.loss : styles.gain}
                  style={{ '--size': Math.abs(profits[at] ?? 0) / span } as CSSProperties}
                />
              </span>
            </td>
            <td className={styles.profit}>
              <Change
                amount={bar.profit}
                currency={currency}
                bare
                hideArrow
                reason={t('rate.unknown-value')}
              />
            </td>
            <td className={styles.points}>{pointsText(bar.points, numbers)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('contribution.total')}</th>
          <td aria-hidden="true" />
          <td className={styles.profit}>
            <Change
              amount={figures.profit}
              currency={currency}
              bare
              hideArrow
              reason={t('rate.unknown-value')}
            />
          </td>
          <td className={styles.points}>
            <Percent value={figures.roi} signed />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function pointsText(points: number | null, numbers: Numbers): string {
  const exact = points === null ? undefined : plain(points);
  return exact === undefined ? '–' : numbers.number(exact, { decimals: 1, signed: true });
}
