import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { allMessages } from '../../../../i18n/messages.ts';
import type { PortfolioOutput } from '../../contract.ts';
import { PortfolioCardFigures } from './portfolio-card-figures.tsx';

const portfolio = {
  shown_currency: 'pln',
  profit: '1100.50',
  irr: { percent: 9.8, is_annual: false, from: '2026-03-02', to: '2026-11-13', ended: false },
  roi: 12.3,
  changes: { '7D': { amount: '70', percent: 0.7 }, '1M': { amount: '-30', percent: -0.3 } },
  share: 45.6,
  is_virtual: false,
  investment_sum: '9000',
  value_30_days_ago: '10130',
  last_synchronization: '2026-11-14T09:00:00.000Z',
} as unknown as PortfolioOutput;

/** Each figure of the card with what it is called. */
function figuresOf(changes: Partial<PortfolioOutput> = {}): string[][] {
  const now = new Date('2026-11-14T10:00:00Z');
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Europe/Warsaw" now={now} messages={allMessages('en')}>
      <PortfolioCardFigures portfolio={{ ...portfolio, ...changes }} />
    </IntlProvider>,
  );
  const plain = (part = '') =>
    part
      .replace(/<[^>]+>/g, ' ')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, figure]) => [
    plain(name),
    plain(figure),
  ]);
}

test('the card of a portfolio has nine figures beside its value (rule U-9)', () => {
  expect(figuresOf()).toEqual([
    ['Total profit', '+1 100,50 zł'],
    ['IRR', '9.8% since 2 Mar 2026'],
    ['ROI', '+12.3%'],
    ['7 days', '+70,00 zł +0.7%'],
    ['1 month', '−30,00 zł −0.3%'],
    ['Share', '45.6%'],
    ['Cost basis', '9 000,00 zł'],
    ['Value 30 days ago', '10 130,00 zł'],
    ['Synchronised', '1 hour ago'],
  ]);
  expect(figuresOf({ last_synchronization: null }).at(-1)).toEqual(['Synchronised', 'Entered by hand']);
});
