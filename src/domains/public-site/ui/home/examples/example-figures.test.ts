import { describe, expect, it } from 'vitest';
import { interestByYear, worthToday } from './bond-example.ts';
import { days, figures, invested, value } from './example-portfolio.ts';
import { sale, saleChanges } from './sale-example.ts';
import { history, putIn, putInTotal, shares, sixtyForty } from './strategy-replay.ts';

const grosze = (amount: string) => Math.round(Number(amount) * 100);

describe('what the home page shows adds up', () => {
  it('value is capital put in and profit', () => {
    expect(grosze(figures.putIn) + grosze(figures.profit)).toBe(grosze(figures.total));
  });

  it('the parts of the profit are the whole profit', () => {
    const sum = Object.values(figures.parts).reduce((total, part) => total + grosze(part), 0);
    expect(sum).toBe(grosze(figures.profit));
  });

  it('the chart ends on the printed figures and never dips under the capital', () => {
    expect(value[days]).toBe(Number(figures.total));
    expect(invested[days]).toBe(Number(figures.putIn));
    expect(value.every((worth, day) => worth > invested[day]!)).toBe(true);
  });

  it('the sale is proceeds less cost, each at its rate', () => {
    expect(grosze(sale.proceeds)).toBe(Math.round(Number(sale.proceedsUsd) * Number(sale.rateAtSale) * 100));
    expect(grosze(sale.cost)).toBe(Math.round(Number(sale.costUsd) * Number(sale.rateAtPurchase) * 100));
    expect(grosze(sale.income)).toBe(grosze(sale.proceeds) - grosze(sale.cost));
  });

  it('price and dollar compound to the result in złoty', () => {
    const compounded = (1 + saleChanges.price / 100) * (1 + saleChanges.dollar / 100) - 1;
    expect(compounded * 100).toBeCloseTo(saleChanges.result, 2);
  });

  it('the bond is worth what its rates make of it', () => {
    expect(worthToday).toBe((100 * 1.0655 * 1.049 * (1 + (0.054 * 44) / 365)).toFixed(2));
    expect(interestByYear.map(({ interest }) => interest).slice(0, 2)).toEqual(['6.55', '11.77']);
    expect(interestByYear.at(-1)).toMatchObject({ year: 2034, height: 100 });
  });

  it('three strategies have the same deposits and different ends', () => {
    expect(putIn.at(-1)).toBe(putInTotal);
    expect([history, shares, sixtyForty].map(({ finalValue }) => Math.round(finalValue))).toEqual([
      218_575, 245_949, 213_785,
    ]);
  });
});
