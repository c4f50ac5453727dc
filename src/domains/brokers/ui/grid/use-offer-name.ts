import { useImportWords } from '../../../imports/ui/use-import-words.ts';
import type { BrokerOffer } from './broker-offers.ts';

/** What a broker is called. */
export function useOfferName(): (offer: Pick<BrokerOffer, 'name' | 'title'>) => string {
  const words = useImportWords();
  return ({ name, title }) => title ?? words.broker(name) ?? name;
}
