import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount } from '../../../../../foundation/format-amount.ts';
import { sale } from './sale-example.ts';
import styles from './tax-figure.module.css';

/** One sale as PIT-38 wants it: proceeds and cost, each at the last rate before it was settled. */
export function TaxFigure() {
  const t = useTranslations('home.poland.tax');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const rate = (amount: string, nbp: string, day: string) =>
    t('rate', {
      amount: formatAmount(amount, 'USD'),
      rate: numbers.number(nbp, { decimals: 4 }),
      day: dayText(day, 'dayMonth', names),
    });
  return (
    <dl className={styles.ledger}>
      <div>
        <dt>
          {t('sold', { units: sale.units, ticker: sale.ticker, day: dayText(sale.soldOn, 'short', names) })}
          <small>{rate(sale.proceedsUsd, sale.rateAtSale, sale.rateOfSaleOn)}</small>
        </dt>
        <dd>
          <Amount value={sale.proceeds} currency="PLN" />
        </dd>
      </div>
      <div>
        <dt>
          {t('bought', { day: dayText(sale.boughtOn, 'short', names) })}
          <small>{rate(sale.costUsd, sale.rateAtPurchase, sale.rateOfPurchaseOn)}</small>
        </dt>
        <dd>
          <Amount value={`-${sale.cost}`} currency="PLN" />
        </dd>
      </div>
      <div className={styles.sum}>
        <dt>{t('income')}</dt>
        <dd>
          <Amount value={sale.income} currency="PLN" />
        </dd>
      </div>
    </dl>
  );
}
