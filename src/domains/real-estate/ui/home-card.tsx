import type { HomeCard, TellUpcoming } from '../../valuation/ui/home-card.ts';
import type { PropertyEvent, RealEstateView } from '../real-estate-view.ts';
import { RealEstateCard } from './real-estate-card.tsx';

const upcoming: Record<PropertyEvent, TellUpcoming> = {
  rent: {
    title: ({ ticker }, { t }) => t('titles.rent', { ticker }),
    note: (_, { t }) => t('rentNote'),
  },
};

export const homeCard: HomeCard<RealEstateView | null, RealEstateView> = {
  module: 'real-estate',
  place: 'row',
  useView: (figures) => figures,
  Card: RealEstateCard,
  upcoming,
};
