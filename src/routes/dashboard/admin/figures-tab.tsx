import { useRevalidator } from 'react-router';
import { FiguresPanel } from '../../../domains/bonds/ui/figures/figures-panel.tsx';
import type { PublishedOutput } from '../../../domains/market-data/published-contract.ts';

type Props = { published: PublishedOutput | null };

export function FiguresTab({ published }: Props) {
  const { revalidate } = useRevalidator();
  return <FiguresPanel published={published} onChanged={() => void revalidate()} />;
}
