import { useLocale, useTranslations } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { HeldAsset } from '../../../ledger/ui/transaction/transaction-sources.ts';
import { listDecisions } from '../../../remarks/decisions-contract.ts';
import { DecisionWords } from '../../../remarks/ui/decision-words.tsx';
import styles from './words-at-sale.module.css';

/** The newest that were written; older ones are on the page of the holding. */
const mostWords = 3;

/** One's own words of the purchase beside the sale (rule WL-9); where there are none, or they do not come, nothing. */
export function WordsAtSale({ sold, portfolioId }: { sold: HeldAsset; portfolioId: string }) {
  const t = useTranslations('remarks.decisions');
  const locale = useLocale();
  const { shown } = useLoaded(`${sold.assetId} ${portfolioId}`, (signal) =>
    callApi(listDecisions, { query: { asset_id: sold.assetId, portfolio_id: portfolioId } }, locale, signal),
  );
  const words = shown.state === 'ready' ? shown.value.data.slice(0, mostWords) : [];
  if (words.length === 0) return null;
  const { currentPrice, priceCurrency, priceUnit } = sold;
  return (
    <section className={styles.words}>
      <h3>{t('atSale')}</h3>
      {words.map((decision) => (
        <DecisionWords
          key={decision.id}
          decision={decision}
          now={
            priceUnit === 'unit' && decision.currency === priceCurrency.toLowerCase() ? currentPrice : null
          }
        />
      ))}
    </section>
  );
}
