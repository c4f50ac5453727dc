import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { decimal, isZero } from '../../../../foundation/decimal.ts';
import type { Period } from '../../contract.ts';
import { linesOf, type Quote } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';
import styles from './quote-money.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = { quote: Quote; plan: Plan; period: Period };

/** How the amount comes about, to its sum. */
export function QuoteMoney({ quote, plan, period }: Props) {
  const t = useTranslations('payment.quote');
  const { nameOf, priceText, lastDayOf } = usePlanWords();
  const { currency, due, credit_after, is_charged } = quote;
  const name = nameOf(plan);
  const lineText = ({ kind, days, of_days }: Quote['lines'][number]) => {
    if (kind === 'credit') return t('credit');
    const isPart = days !== null && of_days !== null;
    if (kind === 'back') return isPart ? t('back', { days, of: of_days }) : t('backWhole');
    return isPart ? t('charge', { plan: name }) : t('chargeWhole', { plan: name, period });
  };
  const lines = linesOf(quote);
  const hasDue = !isZero(decimal(due));
  const isCredited = !isZero(decimal(credit_after));
  const sum = hasDue
    ? { key: 'sum', label: t(is_charged ? 'due' : 'worth'), value: due }
    : { key: 'sum', label: t(isCredited ? 'creditAfter' : 'nothing'), value: credit_after };
  return (
    <div>
      <h3 className="visually-hidden">{t('money')}</h3>
      <div className={styles.lines}>
        <KeyValueList
          items={[
            ...lines.map((line, at) => ({
              key: `${line.kind} ${at}`,
              label: lineText(line),
              value: <Amount value={line.amount} currency={currency} signed={lines.length > 1} isPublic />,
            })),
            { ...sum, value: <Amount value={sum.value} currency={currency} isPublic /> },
          ]}
        />
      </div>
      {quote.kind !== 'cancel' && (
        <p className={styles.after}>
          {t('until', {
            day: lastDayOf(quote.period_to),
            price: priceText(quote.price, period, currency),
          })}
        </p>
      )}
    </div>
  );
}
