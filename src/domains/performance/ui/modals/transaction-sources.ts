import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import type { HeldAsset, TransactionSources } from '../../../ledger/ui/transaction/transaction-sources.ts';
import { assetPrice } from '../../../market-data/contract.ts';
import { type HoldingOutput, listHoldings, listPortfolios } from '../../contract.ts';

/** Answers the form of a transaction from the domains above the ledger. */
export function transactionSources(locale: Locale): TransactionSources {
  return {
    async portfolios() {
      const { data } = await callApi(listPortfolios, { query: { simplified: '1' } }, locale);
      // What exceeds the plan takes nothing.
      const open = data.filter(({ is_read_only }) => !is_read_only);
      return open.map(({ id, name, currency_id, is_virtual, follows_cash, lot_method }) => ({
        id,
        name,
        currencyId: currency_id,
        isPaper: is_virtual,
        followsCash: follows_cash,
        lotMethod: lot_method,
      }));
    },
    async holdings(portfolioId) {
      const query = { portfolio_id: portfolioId, closed: '1', lots: '1' } as const;
      const { data } = await callApi(listHoldings, { query }, locale);
      return data.flatMap((holding) => ('class' in holding ? [heldAsset(holding)] : []));
    },
    async price(assetId, day) {
      try {
        const query = { action: 'get-asset-price', asset_id: assetId, date: day } as const;
        const price = await callApi(assetPrice, { query }, locale);
        return {
          value: price.unit_value,
          currencyId: price.currency_id,
          day: price.day,
          isCarried: price.is_carried,
          isSimulated: price.is_simulated,
          source: price.source,
        };
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 404) return null;
        throw failure;
      }
    },
  };
}

export function heldAsset(holding: HoldingOutput): HeldAsset {
  return {
    holdingId: holding.id,
    assetId: holding.parent_id,
    ticker: holding.name,
    name: holding.title,
    class: holding.class,
    mic: holding.mic,
    volume: holding.volume,
    averagePrice: holding.value,
    currency: holding.currency,
    lots: holding.lots ?? null,
    currencyId: holding.currency_id,
    currentPrice: holding.current_price,
    priceCurrency: holding.price_currency.toUpperCase(),
    priceUnit: holding.price_unit,
    isKeptByBroker: holding.broker_id !== null,
  };
}
