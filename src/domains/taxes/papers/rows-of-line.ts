import type { FormLine } from '../form/form-fields.ts';
import type { MoneyOnPaper, PaymentOnPaper, RateOnPaper, SaleOnPaper, TaxPaper } from './tax-paper.ts';

/** A row behind a figure, with what of it is in the figure. */
export type RowOfLine = {
  id: string;
  kind: 'sale' | 'fee' | 'coins' | 'dividend' | 'interest' | 'loss' | 'slip' | 'outside';
  instrument: string | null;
  account: string | null;
  day: string;
  tax_day: string;
  quantity: string | null;
  amount: string | null;
  currency: string | null;
  rate: RateOnPaper;
  revenue: string | null;
  cost: string | null;
  value: string;
  country: string | null;
  withheld: string | null;
  warning: PaymentOnPaper['warning'];
  reason: string | null;
};

const blank = {
  instrument: null,
  account: null,
  quantity: null,
  amount: null,
  currency: null,
  rate: null,
  revenue: null,
  cost: null,
  country: null,
  withheld: null,
  warning: null,
  reason: null,
};

/** The rows that make up a line (rule TX-14); lines that are sums of others have none of their own. */
export function rowsOfLine(paper: TaxPaper, line: FormLine | 'outside'): RowOfLine[] {
  switch (line) {
    case 'printedRevenue':
      return slips(paper, 'revenue');
    case 'printedCost':
      return slips(paper, 'cost');
    case 'otherRevenue':
      return own(paper).map((one) => sale(one, one.revenue));
    case 'otherCost':
      return [
        ...own(paper).map((one) => sale(one, one.cost)),
        ...paper.fees.map((one) => money(one, 'fee', one.cost)),
      ];
    case 'priorLosses':
      return losses(paper);
    case 'cryptoRevenue':
      return paper.crypto.filter(isSum('revenue')).map((one) => money(one, 'coins', one.revenue));
    case 'cryptoCost':
      return paper.crypto.filter(isSum('cost')).map((one) => money(one, 'coins', one.cost));
    case 'flatTax':
      return paper.payments.map((one) => payment(one, one.gross));
    case 'flatCredit':
      return paper.payments.filter(isSum('withheld')).map((one) => payment(one, one.credit ?? one.withheld));
    case 'outside':
      return paper.outside.map((one) => ({
        ...{ ...blank, ...one, kind: 'outside' as const, tax_day: one.day, value: '0.00' },
      }));
    default:
      return [];
  }
}

const isSum =
  <Name extends string>(name: Name) =>
  (one: Record<Name, string>) =>
    Number(one[name]) !== 0;

const own = ({ sales }: TaxPaper) =>
  sales.filter((one) => !one.is_printed).toSorted((a, b) => (a.tax_day < b.tax_day ? -1 : 1));

function sale(one: SaleOnPaper, value: string): RowOfLine {
  const { id, instrument, account, day, tax_day, quantity, price, currency, rate, revenue, cost, country } =
    one;
  return {
    ...{ ...blank, id, kind: 'sale', instrument, account, day, tax_day, quantity, amount: price, currency },
    ...{ rate, revenue, cost, country, value },
  };
}

const money = (one: MoneyOnPaper, kind: 'fee' | 'coins', value: string): RowOfLine => ({
  ...{ ...blank, ...one, kind, tax_day: one.day, value },
});

function payment(one: PaymentOnPaper, value: string): RowOfLine {
  const { id, kind, instrument, day, amount, currency, rate, gross, withheld, country, warning } = one;
  return {
    ...{ ...blank, id, kind, instrument, day, tax_day: day, amount, currency, rate, revenue: gross },
    ...{ withheld, country, warning, value },
  };
}

const slips = ({ printed, year }: TaxPaper, of: 'revenue' | 'cost'): RowOfLine[] =>
  printed.map((one) => ({
    ...{ ...blank, id: one.account, kind: 'slip', account: one.account, day: `${year}-12-31` },
    ...{ tax_day: `${year}-12-31`, revenue: one.own_revenue, cost: one.own_cost, value: one[of] },
  }));

const losses = (paper: TaxPaper): RowOfLine[] =>
  paper.losses.filter(isSum('now')).map(({ year, now }) => ({
    ...{
      ...blank,
      id: String(year),
      kind: 'loss',
      day: `${year}-12-31`,
      tax_day: `${year}-12-31`,
      value: now,
    },
  }));
