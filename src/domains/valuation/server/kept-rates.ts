import type { Queries } from '../../../platform/database/database.ts';
import type { RateText } from '../rate-book.ts';
import { ratesOf, type StoredRates, versionsOfRates } from './rate-store.ts';

/**
 * The rates of all currencies as they were read last. The market changes with every price, rates once a day: only those
 * of currencies that changed since are read again, twenty years of a hundred and fifty of them at the first time.
 */
export class KeptRates {
  #known = new Map<string, StoredRates>();

  async read(on: Queries): Promise<RateText[]> {
    const known = this.#known;
    const versions = await versionsOfRates(on);
    const changed = versions.filter(({ currency, version }) => known.get(currency)?.version !== version);
    const read = changed.length
      ? await ratesOf(
          on,
          changed.map(({ currency }) => currency),
        )
      : [];
    const fresh = new Map(read.map((rates) => [rates.currency, rates]));
    const isChanged = new Set(changed.map(({ currency }) => currency));
    const next = versions.flatMap(({ currency }) => {
      // One whose rates were all removed has none any more.
      const rates = isChanged.has(currency) ? fresh.get(currency) : known.get(currency);
      return rates ? [rates] : [];
    });
    this.#known = new Map(next.map((rates) => [rates.currency, rates]));
    return next;
  }
}
