import type { ComponentType } from 'react';
import type { useTranslations } from 'use-intl';
import type { Numbers } from '../../../foundation/format-number.ts';
import type { ModuleSlug } from '../../modules/contract.ts';
import type { CardState } from '../card-state.ts';
import type { UpcomingOutput } from '../figures-contract.ts';

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
  /** How what is coming of it is told, by the kind of the entry; nothing where it foresees nothing. */
  upcoming?: Readonly<Record<string, TellUpcoming>>;
};

/** What the words of an entry are made with. */
type UpcomingWords = { t: ReturnType<typeof useTranslations<'dashboard.home.upcoming'>>; numbers: Numbers };

/** How an entry of what is coming is told. Where it has an asset, its title leads to the page of that. */
export type TellUpcoming = {
  title: (event: UpcomingOutput, words: UpcomingWords) => string;
  note: (event: UpcomingOutput, words: UpcomingWords) => string;
};

// biome-ignore lint/suspicious/noExplicitAny: each module has figures and a view of its own; it knows them on both sides
export type AnyHomeCard = HomeCard<any, any>;
