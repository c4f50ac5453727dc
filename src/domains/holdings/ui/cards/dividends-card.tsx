import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { currencyUnit, formatAmount } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { PositionOutput } from '../../contract.ts';
import { Bars } from './bars.tsx';
import styles from './small-card.module.css';

/** So many years stand beside each other; older ones are in the sum. */
const mostYears = 6;

/** What was paid and recorded, by year, and what twelve months are of the cost (rule HO-6). */
export function DividendsCard({ position }: { position: PositionOutput }) {
  const t = useTranslations('holding.dividends');
  const numbers = useNumbers();
  const { dividends, figures } = position;
  const currency = position.shown_currency.toUpperCase();
  const years = dividends.years.slice(-mostYears);
  const whole = years.some(({ net }) => Number(net) >= 10_000);
  if (dividends.count === 0) {
    return (
      <Card title={t('title')}>
        <EmptyState title={t('none')} text={t('noneText')} />
      </Card>
    );
  }
  const share = dividends.yield_on_cost;
  const lastYear = formatAmount(dividends.twelve_months, currency);
  return (
    <Card
      title={t('title')}
      action={<span className={styles.faint}>{t('unit', { currency: currencyUnit(currency) })}</span>}
    >
      <FigureList>
        <Figure
          label={
            <>
              {t('yield')}{' '}
              {share !== null && (
                <Explain
                  of={t('yield')}
                  sentence={t.rich('yieldSentence', {
                    amount: lastYear,
                    percent: numbers.percent(plain(share) ?? '0'),
                    b: (words) => <b>{words}</b>,
                  })}
                  formula={t('yieldFormula')}
                />
              )}
            </>
          }
          sub={t('yieldSub', { amount: lastYear })}
        >
          {share === null ? '–' : numbers.percent(plain(share) ?? '0')}
        </Figure>
        <Figure label={t('total')} sub={t('totalSub', { count: dividends.count })}>
          <Amount value={figures.dividends.net} currency={currency} />
        </Figure>
      </FigureList>
      <Bars
        label={t('title')}
        bars={years.map(({ year, net }) => ({
          key: year,
          name: year,
          figure: <Amount value={net} currency={currency} bare decimals={whole ? 0 : undefined} />,
          to: Number(net),
          look: 'amber',
        }))}
      />
    </Card>
  );
}
