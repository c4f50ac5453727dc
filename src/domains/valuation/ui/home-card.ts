import type { ComponentType } from 'react';
import type { ModuleSlug } from '../../modules/contract.ts';
import type { CardState } from '../card-state.ts';

export type HomeCardProps<View> = {
  card: CardState<View>;
  currency: string;
  /** Invented records have no pages of their own to lead to. */
  example?: boolean;
};

/**
 * A module's place on the home page. A module exports it from `ui/home-card.tsx`, and it is found: in the `grid` beside
 * the total, or in the `row` of cards below for modules that are connected.
 */
export type HomeCard<Figures, View> = {
  module: ModuleSlug;
  place: 'grid' | 'row';
  /** What is shown of what its `home-figures.ts` has loaded; null where there is nothing to show yet. */
  useView(figures: Figures): View | null;
  Card: ComponentType<HomeCardProps<View>>;
};

// biome-ignore lint/suspicious/noExplicitAny: each module has figures and a view of its own; it knows them on both sides
export type AnyHomeCard = HomeCard<any, any>;
