import { useTranslations } from 'use-intl';
import type { TaxSaleOutput } from '../contract.ts';
import styles from './sale-layers.module.css';
import { useTaxWords } from './use-tax-words.ts';

/** Lots as layers of stone, what the sale brought above them in amber; a loss is hatched. */
export function SaleLayers({ sale }: { sale: TaxSaleOutput }) {
  const t = useTranslations('taxes.sale');
  const words = useTaxWords();
  const [revenue, cost, income] = [Number(sale.revenue), Number(sale.cost), Number(sale.income)];
  const all = Math.max(revenue, cost);
  if (!(all > 0)) return null;
  const most = 4;
  // Of a short sale the lots are what it brought, and no cost.
  const lots = sale.closed ? [] : sale.lots.slice(0, most);
  const rest = cost - lots.reduce((sum, { pln }) => sum + Number(pln), 0);
  const share = (amount: number) => ({ flexGrow: Math.max(0, amount / all) });
  return (
    <figure className={styles.figure} aria-label={t('chart')}>
      <div className={styles.axis} aria-hidden="true">
        <span>{words.pln(String(all), 0)}</span>
        <span>{words.pln('0', 0)}</span>
      </div>
      <div className={styles.column}>
        {income !== 0 && (
          <div className={income > 0 ? styles.income : styles.loss} style={share(Math.abs(income))}>
            {t(income > 0 ? 'income' : 'loss')} {words.pln(sale.income)}
          </div>
        )}
        {rest > 0.005 && (
          <div className={styles.rest} style={share(rest)}>
            {rest / all > 0.08 && t('cost')}
          </div>
        )}
        {lots
          .map((lot, at) => (
            <div key={`${lot.id} ${lot.acquired}`} className={styles.lot} style={share(Number(lot.pln))}>
              {Number(lot.pln) / all > 0.08 &&
                (lot.rate
                  ? t('lotRate', { number: at + 1, rate: words.mid(lot.rate.mid) })
                  : t('lotPlain', { number: at + 1 }))}
            </div>
          ))
          .reverse()}
      </div>
    </figure>
  );
}
