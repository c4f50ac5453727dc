import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { type Priced, priceText } from './price-text.ts';

type Props = {
  of: Omit<Priced, 'price'> & { price: string | null };
  /** Why there is none. */
  reason?: string;
};

export function QuotePrice({ of, reason }: Props) {
  const numbers = useNumbers();
  if (of.price === null) return <Unknown reason={reason} />;
  return <span style={{ whiteSpace: 'nowrap' }}>{priceText({ ...of, price: of.price }, numbers)}</span>;
}
