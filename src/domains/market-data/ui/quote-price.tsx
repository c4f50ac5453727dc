import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { type Priced, priceText } from './price-text.ts';

type Props = {
  of: Omit<Priced, 'price'> & { price: string | null };
  /** Why there is none. */
  reason?: string;
};

export function QuotePrice({ of, reason }: Props) {
  if (of.price === null) return <Unknown reason={reason} />;
  return <span style={{ whiteSpace: 'nowrap' }}>{priceText({ ...of, price: of.price })}</span>;
}
