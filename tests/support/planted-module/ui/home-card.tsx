import type { HomeCard } from '../../../../src/domains/valuation/ui/home-card.ts';

export const homeCard: HomeCard<number, { sheep: number }> = {
  module: 'bonds',
  place: 'row',
  useView: (sheep) => (sheep === 0 ? null : { sheep }),
  upcoming: { shearing: { title: ({ ticker }) => `Shear ${ticker}`, note: ({ units }) => `${units} times` } },
  Card: ({ card }) => <p>{card.state === 'ready' ? `${card.data.sheep} sheep` : 'no sheep'}</p>,
};
