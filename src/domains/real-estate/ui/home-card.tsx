import type { HomeCard } from '../../valuation/ui/home-card.ts';
import type { RealEstateView } from '../real-estate-view.ts';
import { RealEstateCard } from './real-estate-card.tsx';

export const homeCard: HomeCard<RealEstateView | null, RealEstateView> = {
  module: 'real-estate',
  place: 'row',
  useView: (figures) => figures,
  Card: RealEstateCard,
};
