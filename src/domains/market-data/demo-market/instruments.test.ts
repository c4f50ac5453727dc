import { describe, expect, test } from 'vitest';
import { wig20Keys } from './catalogue/polish-shares.ts';
import { type DemoClass, statusOn } from './demo-instrument.ts';
import { demoInstruments } from './instruments.ts';
import { subclasses } from './subclasses.ts';

/** Letters become two digits, then Luhn's sum must end in 0. */
function hasCheckDigit(isin: string): boolean {
  const digits = [...isin].map((sign) => Number.parseInt(sign, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) && sum % 10 === 0;
}

function ofClass(wanted: DemoClass) {
  return demoInstruments.filter((instrument) => instrument.class === wanted);
}

describe('catalogue of the demonstration market', () => {
  test('every ISIN has its check digit, and a wrong one would be seen', () => {
    expect(hasCheckDigit('PLPKO0000017')).toBe(false);
    for (const { isin } of demoInstruments)
      if (isin) expect([isin, hasCheckDigit(isin)]).toEqual([isin, true]);
  });

  test('keys are unique and fit an address; a ticker is unique on its market', () => {
    const keys = demoInstruments.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const quoted = demoInstruments.map((one) => `${one.mic ?? one.class} ${one.ticker}`);
    expect(new Set(quoted).size).toBe(quoted.length);
  });

  test('it is as large as promised', () => {
    expect(wig20Keys).toHaveLength(20);
    expect(ofClass('stocks').filter(({ subclass }) => subclass === 'polish-shares')).toHaveLength(40);
    expect(
      ofClass('stocks').filter(({ country, mic }) => country && mic !== 'XWAR').length,
    ).toBeGreaterThanOrEqual(60);
    expect(new Set(ofClass('etf').map(({ isin, key }) => isin ?? key)).size).toBe(25);
    expect(ofClass('crypto')).toHaveLength(20);
    for (const kind of ['commodities', 'futures', 'indices', 'bonds'] as const) {
      expect(ofClass(kind).length).toBeGreaterThan(10);
    }
  });

  test('names and descriptions exist in both languages', () => {
    for (const { names, facts } of demoInstruments) {
      expect(names.en && names.pl).toBeTruthy();
      if (facts.description) expect(facts.description.en && facts.description.pl).toBeTruthy();
      if (facts.website) expect(facts.website).toMatch(/^https:\/\//);
      if (facts.listDate) expect(facts.listDate).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
    }
    for (const { facts, key } of ofClass('stocks'))
      expect([key, facts.description !== null]).toEqual([key, true]);
  });

  test('one fund on several exchanges, in several currencies', () => {
    const listings = demoInstruments.filter(({ isin }) => isin === 'IE00B4L5Y983');
    expect(listings.map(({ mic }) => mic).sort()).toEqual(['XAMS', 'XETR', 'XLON']);
    expect(new Set(listings.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'GBP']));
  });

  test('some have left, some have changed their symbol', () => {
    const kinds = demoInstruments.map((one) => statusOn(one, '2026-11-15'));
    expect(kinds).toContain('delisted');
    expect(kinds).toContain('matured');
    expect(kinds).toEqual(demoInstruments.map(({ status }) => status.kind));
    const renamed = demoInstruments.filter(({ formerTickers }) => formerTickers.length > 0);
    expect(renamed.find(({ ticker }) => ticker === 'META')?.formerTickers).toEqual([
      { ticker: 'FB', until: '2022-06-08' },
    ]);
    expect(renamed.find(({ ticker }) => ticker === 'EBP')?.formerTickers.at(-1)?.ticker).toBe('SPL');
  });

  test('units fit the class', () => {
    for (const one of demoInstruments) {
      expect(subclasses[one.subclass].class).toBe(one.class);
      expect(one.sector !== null).toBe(one.class === 'stocks');
      expect(one.priceUnit === 'percent').toBe(one.class === 'bonds');
      expect(one.nominal).toBe(one.class === 'bonds' ? 1000 : null);
      if (one.class === 'stocks') expect(one.priceUnit).toBe(one.mic === 'XLON' ? 'pence' : 'unit');
      if (one.tracks) expect(demoInstruments.some(({ key }) => key === one.tracks)).toBe(true);
    }
  });
});
