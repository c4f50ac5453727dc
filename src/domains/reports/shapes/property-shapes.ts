import * as z from 'zod/mini';
import { propertyFiguresShape } from '../../real-estate/contract.ts';
import { rateShape, ratio, unknownMoney } from '../../valuation/figures-contract.ts';
import { moneyFields, yearsShape } from './returns-shapes.ts';

const money = z.string();
const named = { id: z.string(), name: z.string() };

/** Today's figures, whatever the period; sums leave out what has no rate. */
export const propertiesShape = z.object({
  to: z.string(),
  value: unknownMoney,
  owed: unknownMoney,
  equity: unknownMoney,
  gain: unknownMoney,
  gain_percent: ratio,
  net_rent: unknownMoney,
  net_yield: ratio,
  rows: z.array(z.extend(propertyFiguresShape, { ...named, city: z.string() })),
});

const rentFields = {
  rent: money,
  rent_tax: money,
  costs: money,
  taxes: money,
  /** Rent less the three after it. */
  net: money,
  interest: money,
  principal: money,
  overpayments: money,
  /** What the instalments left of it. */
  left: money,
};

export const rentShape = z.object({
  from: z.string(),
  to: z.string(),
  ...rentFields,
  before: z.nullable(z.object(rentFields)),
  by_month: z.array(z.object({ month: z.string(), ...rentFields })),
  by_property: z.array(z.object({ ...named, ...rentFields })),
});

const equityFields = {
  from: z.string(),
  to: z.string(),
  ...moneyFields,
  twr: rateShape,
  irr: rateShape,
};
const line = z.array(z.nullable(z.number()));

export const equityShape = z.object({
  ...equityFields,
  before: z.nullable(z.object(equityFields)),
  years: yearsShape,
  /** The close the period starts from and each month's end. */
  over_time: z.object({ days: z.array(z.string()), value: line, owed: line, equity: line }),
});
