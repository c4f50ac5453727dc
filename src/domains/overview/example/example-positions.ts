import type { ExampleWords } from './example-words.ts';

/** Everything the invented investor holds; money in whole grosze, so that sums are exact. */
export type Position = {
  class: 'etfs' | 'bonds' | 'shares' | 'crypto' | 'realEstate' | 'cash';
  portfolio: 'retirement' | 'safety' | 'brokerage';
  currency: 'PLN' | 'EUR' | 'USD';
  value: number;
  cost: number;
  today: number;
  todayPercent: number;
  /** Stands in the table of holdings. */
  shown: { ticker: string; name: string; note: string; units: string; price: string } | null;
};

export function grosze(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** An exact decimal string of whole grosze. */
export function zloty(amount: number): string {
  const digits = Math.abs(amount).toString().padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Group = Pick<Position, 'class' | 'portfolio' | 'currency'>;

function position(group: Group, value: number, cost: string, todayPercent: number): Position {
  return {
    ...group,
    value,
    cost: grosze(cost),
    today: Math.round(value - value / (1 + todayPercent / 100)),
    todayPercent,
    shown: null,
  };
}

const etf: Group = { class: 'etfs', portfolio: 'retirement', currency: 'EUR' };
const longBond: Group = { class: 'bonds', portfolio: 'retirement', currency: 'PLN' };
const shortBond: Group = { class: 'bonds', portfolio: 'safety', currency: 'PLN' };
const share: Group = { class: 'shares', portfolio: 'brokerage', currency: 'PLN' };
const foreignShare: Group = { class: 'shares', portfolio: 'brokerage', currency: 'USD' };
const coin: Group = { class: 'crypto', portfolio: 'brokerage', currency: 'USD' };
const property: Group = { class: 'realEstate', portfolio: 'safety', currency: 'PLN' };
const cash: Group = { class: 'cash', portfolio: 'brokerage', currency: 'PLN' };

export function positions(words: ExampleWords): Position[] {
  const listed = (
    group: Group,
    shown: NonNullable<Position['shown']>,
    todayPercent: number,
    cost: string,
  ): Position => {
    const value = Math.round(Number(shown.units) * Number(shown.price) * 100);
    return { ...position(group, value, cost, todayPercent), shown };
  };
  const row = (ticker: string, name: string, note: string, units: string, price: string) => ({
    ticker,
    name,
    note,
    units,
    price,
  });
  return [
    listed(etf, row('VWCE', 'Vanguard FTSE All-World', words.etfXetra, '142', '628.59'), 0.62, '64180'),
    listed(longBond, row('EDO', 'EDO1034', words.bond10, '280', '112.46'), 0.02, '28000'),
    listed(share, row('PKO', 'PKO Bank Polski', words.shareGpw, '340', '84.16'), 1.84, '17950'),
    listed(coin, row('BTC', 'Bitcoin', words.cryptoKind, '0.0782', '348200.00'), 2.31, '14600'),
    listed(shortBond, row('COI', 'COI1228', words.bond4, '240', '104.18'), 0.02, '24000'),
    listed(share, row('CDR', 'CD Projekt', words.shareGpw, '72', '268.40'), -1.27, '15210'),
    listed(foreignShare, row('MSFT', 'Microsoft', words.shareNasdaq, '9', '1868.30'), 0.48, '13320'),
    listed(share, row('KGH', 'KGHM Polska Miedź', words.shareGpw, '60', '172.35'), -2.06, '11480'),
    position(etf, grosze('11240.68'), '9960', 0.35),
    position(share, grosze('4512.00'), '5240', -0.44),
    position(coin, grosze('3343.20'), '3900', 1.12),
    position(property, grosze('84000.00'), '70000', 0),
    position(property, grosze('52000.00'), '48000', 0),
    position(cash, grosze('9214.60'), '9214.60', 0),
  ];
}
