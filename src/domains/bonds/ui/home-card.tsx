import type { HomeCard } from '../../valuation/ui/home-card.ts';
import type { BondsView } from '../bonds-view.ts';
import type { BondHomeFigures } from '../home-figures.ts';
import { BondsCard } from './bonds-card.tsx';

export const homeCard: HomeCard<BondHomeFigures, BondsView> = {
  module: 'bonds',
  place: 'row',
  useView: (figures) => figures,
  Card: BondsCard,
};
