import { useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { formatAmount } from '../../../../../foundation/format-amount.ts';
import { sale } from './sale-example.ts';
import styles from './tax-figure.module.css';

/** One sale as PIT-38 wants it: proceeds and cost, each at the rate of the business day before. */
export function TaxFigure() {
  const t = useTranslations('home.poland.tax');
  const numbers = useNumbers();
  const rate = (amount: string, nbp: string) => ({
    amount: formatAmount(amount, 'USD'),
    rate: numbers.number(nbp, { decimals: 4 }),
  });
  return (
    <dl className={styles.ledger}>
      <div>
        <dt>
          {t('sold')}
          <small>{t('soldRate', rate(sale.proceedsUsd, sale.rateAtSale))}</small>
        </dt>
        <dd>
          <Amount value={sale.proceeds} currency="PLN" />
        </dd>
      </div>
      <div>
        <dt>
          {t('bought')}
          <small>{t('boughtRate', rate(sale.costUsd, sale.rateAtPurchase))}</small>
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
