import { decimal, fixedTextOf, isZero, over, plus, textOf, zero } from '../../foundation/decimal.ts';
import { onceFor } from '../../foundation/once-for.ts';
import type { HomeFigures } from '../valuation/home-loader.ts';
import { listProperties, type PropertyOutput } from './contract.ts';
import type { PropertyView, RealEstateView } from './real-estate-view.ts';

const shownProperties = 3;
const twelve = decimal('12');

export const homeFigures: HomeFigures<RealEstateView | null> = {
  module: 'real-estate',
  async load(call, query) {
    return realEstateView((await call(listProperties, { query })).data);
  },
};

/** What the home page shows of the properties; null where there is none that has a value. */
export const realEstateView = onceFor((list: readonly PropertyOutput[]): RealEstateView | null => {
  const known = list.filter(({ figures }) => figures.equity !== null);
  if (known.length === 0) return null;
  const largest = known.toSorted((a, b) => Number(b.figures.value) - Number(a.figures.value));
  return {
    value: textOf(known.reduce((sum, { figures }) => plus(sum, decimal(figures.equity!)), zero)),
    count: list.length,
    properties: largest.slice(0, shownProperties).map(viewOf),
    next: nextRent(known),
  };
});

function viewOf({ id, name, figures, rented }: PropertyOutput): PropertyView {
  const { equity, owed, year } = figures;
  return {
    id,
    name,
    equity: equity!,
    mortgage: isZero(decimal(owed!)) ? null : owed,
    rent: rented && year ? fixedTextOf(over(decimal(year.rent), twelve, 10), 2) : null,
  };
}

/** All rents of the next day on which one comes. */
function nextRent(list: readonly PropertyOutput[]): RealEstateView['next'] {
  const coming = list.flatMap(({ name, figures: { next_rent: next } }) => (next ? [{ name, ...next }] : []));
  if (coming.length === 0) return null;
  const day = coming.reduce((first, next) => (next.day < first ? next.day : first), coming[0]!.day);
  const onDay = coming.filter((next) => next.day === day);
  return {
    what: onDay
      .slice(0, 2)
      .map(({ name }) => name)
      .join(', '),
    day,
    amount: textOf(onDay.reduce((sum, { amount }) => plus(sum, decimal(amount)), zero)),
  };
}
