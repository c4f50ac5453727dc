import { describe, expect, it } from 'vitest';
import { type Candidate, matchInstrument, tickersOf } from './match-instruments.ts';

function listed(
  id: string,
  ticker: string,
  mic: string,
  currency: string,
  isin: string | null = null,
): Candidate {
  return { id, ticker, mic, currency, isin, names: [`Name of ${ticker}`], class: 'stocks', isOwn: false };
}

const emim = [
  listed('xetra', 'IS3N', 'XETR', 'EUR', 'IE00BKM4GZ66'),
  listed('london', 'EIMI', 'XLON', 'USD', 'IE00BKM4GZ66'),
];
const meant = (...given: Parameters<typeof matchInstrument>) => {
  const match = matchInstrument(...given);
  return 'is' in match ? match.is.id : match.could.map(({ id }) => id);
};

describe('what a file means by an instrument', () => {
  it('its ISIN decides, and exchange, currency or ticker which listing', () => {
    const isin = 'IE00BKM4GZ66';
    expect(meant({ isin, mic: 'XLON' }, emim)).toBe('london');
    expect(meant({ isin, currency: 'EUR' }, emim)).toBe('xetra');
    expect(meant({ isin, symbol: 'EIMI.UK' }, emim)).toBe('london');
    expect(meant({ isin }, emim)).toEqual(['xetra', 'london']);
  });

  it('a ticker needs an exchange or a currency that agrees', () => {
    const two = [listed('us', 'PKO', 'XNYS', 'USD'), listed('pl', 'PKO', 'XWAR', 'PLN')];
    expect(meant({ symbol: 'PKO.PL', mic: 'XWAR' }, two)).toBe('pl');
    expect(meant({ symbol: 'PKO', currency: 'USD' }, two)).toBe('us');
    expect(meant({ symbol: 'PKO', currency: 'EUR' }, two)).toEqual(['us', 'pl']);
  });

  it('another ISIN under the same ticker is another paper', () => {
    expect(meant({ isin: 'US0000000001', symbol: 'IS3N', currency: 'EUR' }, emim)).toEqual([]);
  });

  it('Polish brokers write short names, with the market behind them', () => {
    expect(tickersOf({ name: 'PKOBP' })).toContain('PKO');
    expect(tickersOf({ name: 'XTPL-NC' })).toContain('XTP');
    const pko = listed('pl', 'PKO', 'XWAR', 'PLN');
    expect(meant({ name: 'PKOBP', currency: 'PLN' }, [pko])).toBe('pl');
  });

  it('a coin is not the share with its letters', () => {
    const eth = { ...listed('coin', 'ETH', '', 'USD'), class: 'crypto' };
    expect(meant({ symbol: 'ETH', kind: 'crypto' }, [listed('share', 'ETH', 'XNYS', 'USD'), eth])).toBe(
      'coin',
    );
  });
});
