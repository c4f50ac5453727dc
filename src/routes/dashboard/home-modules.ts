import { moduleSlugs } from '../../domains/modules/contract.ts';
import type { AnyHomeCard } from '../../domains/valuation/ui/home-card.ts';

/** A module that has a card on the home page exports it from its `ui/home-card.tsx`, and it is found here. */
const found = import.meta.glob<AnyHomeCard>('../../domains/*/ui/home-card.tsx', {
  eager: true,
  import: 'homeCard',
});

export const homeModules: readonly AnyHomeCard[] = homeCardsIn(found);

/** The cards that were found, in the order of the modules. */
export function homeCardsIn(cards: Readonly<Record<string, AnyHomeCard>>): readonly AnyHomeCard[] {
  return Object.values(cards).sort((a, b) => moduleSlugs.indexOf(a.module) - moduleSlugs.indexOf(b.module));
}
