import type { HomeCard, TellUpcoming } from '../../valuation/ui/home-card.ts';
import type { BondEvent, BondsView } from '../bonds-view.ts';
import type { BondHomeFigures } from '../home-figures.ts';
import { BondsCard } from './bonds-card.tsx';

const held: TellUpcoming['note'] = ({ units }, { t }) => t('bondNote', { count: Number(units) });

const upcoming: Record<BondEvent, TellUpcoming> = {
  'bond-interest': { title: ({ ticker }, { t }) => t('titles.bond-interest', { ticker }), note: held },
  'bond-maturity': { title: ({ ticker }, { t }) => t('titles.bond-maturity', { ticker }), note: held },
};

export const homeCard: HomeCard<BondHomeFigures, BondsView> = {
  module: 'bonds',
  place: 'row',
  useView: (figures) => figures,
  Card: BondsCard,
  upcoming,
};
