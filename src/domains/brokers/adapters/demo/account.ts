import { addMonths, type Day } from '../../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  decimal,
  fixedTextOf,
  minus,
  negated,
  over,
  plus,
  rounded,
  textOf,
  times,
  zero,
} from '../../../../foundation/decimal.ts';
import type { Booking, Money } from '../../../imports/booking.ts';
import { flatTaxRate } from '../../../valuation/flat-tax.ts';
import type { BrokerPosition } from '../../broker-port.ts';
import { dividends, firstDay, instruments, purchases, sales } from './schedule.ts';

type Draft = Omit<Booking, 'at' | 'text'>;
type Entry = { day: Day; book: (account: Running) => Draft[] };

const feeRate = decimal('0.0038');
const leastFee = decimal('5');
const feeInEuro = decimal('1');
const monthlyDeposit = decimal('3000');

/** What an account of the demo broker did up to a day. A later day only adds. */
export function historyUntil(today: Day, seed: number): Draft[] {
  const account = new Running();
  return entries(today, seed)
    .filter(({ day }) => day <= today)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .flatMap(({ book }) => {
      const drafts = book(account);
      for (const draft of drafts) account.take(draft);
      return drafts;
    });
}

export function standing(history: readonly Draft[]): { cash: Money[]; positions: BrokerPosition[] } {
  const account = new Running();
  for (const draft of history) account.take(draft);
  return account.standing();
}

/** Cash and units as the bookings leave them. */
class Running {
  readonly #cash = new Map<string, Decimal>();
  readonly #units = new Map<string, Decimal>();

  take({ kind, cash, received, instrument, units }: Draft): void {
    for (const money of [cash, received]) if (money) this.#pay(money);
    if (!instrument?.symbol || !units || (kind !== 'buy' && kind !== 'sell')) return;
    const change = kind === 'buy' ? decimal(units) : negated(decimal(units));
    this.#units.set(instrument.symbol, plus(this.unitsOf(instrument.symbol), change));
  }

  unitsOf(symbol: string): Decimal {
    return this.#units.get(symbol) ?? zero;
  }

  standing() {
    const held = Object.values(instruments).filter(({ symbol }) => this.unitsOf(symbol!).digits !== 0n);
    return {
      cash: [...this.#cash].map(([currency, amount]) => ({ amount: textOf(amount), currency })),
      positions: held.map((instrument) => ({
        instrument,
        units: textOf(this.unitsOf(instrument.symbol!)),
      })),
    };
  }

  #pay({ amount, currency }: Money): void {
    this.#cash.set(currency, plus(this.#cash.get(currency) ?? zero, decimal(amount)));
  }
}

function entries(today: Day, seed: number): Entry[] {
  return [
    ...deposits(today),
    ...purchases.map(([day, what, close, rate], i) => purchase(day, what, close, rate, shareOf(seed, i))),
    ...sales.map(([day, what, close]) => sale(day, what, close)),
    ...dividends.flatMap(([exDay, paid, what, amount]) => dividend(exDay, paid, what, amount)),
  ];
}

/** Between 75 and 98 percent of a deposit is spent: by the seed, so that two accounts differ. */
function shareOf(seed: number, i: number): Decimal {
  let state = (seed ^ (i * 0x9e3779b1)) >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b) >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b) >>> 0;
  return decimal(`0.${75 + (state % 24)}`);
}

function deposits(today: Day): Entry[] {
  const found: Entry[] = [];
  for (let month = 0; ; month++) {
    const day = addMonths(firstDay, month);
    if (day > today) return found;
    const cash = { amount: textOf(monthlyDeposit), currency: 'PLN' };
    found.push({ day, book: () => [{ kind: 'deposit', day, cash, cashIs: 'net', id: `D-${day}` }] });
  }
}

/** No more than there is. */
function wholeOf({ digits, places }: Decimal): Decimal {
  return { digits: digits / 10n ** BigInt(places), places: 0 };
}

function feeOf(worth: Decimal): Decimal {
  const counted = rounded(times(worth, feeRate), 2);
  return compare(counted, leastFee) < 0 ? leastFee : counted;
}

function purchase(
  day: Day,
  what: keyof typeof instruments,
  close: string,
  rate: string | undefined,
  share: Decimal,
): Entry {
  const instrument = instruments[what];
  const price = decimal(close);
  const spent = over(times(monthlyDeposit, share), rate ? decimal(rate) : decimal('1'), 2);
  const units = wholeOf(over(spent, price));
  const cost = times(units, price);
  const fee = rate ? feeInEuro : feeOf(cost);
  const { currency } = instrument;
  const paid = fixedTextOf(plus(cost, fee), 2);
  const buy: Draft = {
    kind: 'buy',
    day,
    time: '10:15:00',
    instrument,
    units: textOf(units),
    price: { amount: close, currency },
    cash: { amount: `-${paid}`, currency },
    cashIs: 'net',
    fee: { amount: textOf(fee), currency },
    id: `T-${day}-${instrument.symbol}`,
  };
  return { day, book: () => (rate ? [exchange(day, paid, rate), buy] : [buy]) };
}

function sale(day: Day, what: keyof typeof instruments, close: string): Entry {
  const instrument = instruments[what];
  const { currency } = instrument;
  return {
    day,
    book: (account) => {
      const units = wholeOf(over(account.unitsOf(instrument.symbol!), decimal('3')));
      const worth = times(units, decimal(close));
      const fee = feeOf(worth);
      return [
        {
          kind: 'sell',
          day,
          time: '14:20:00',
          instrument,
          units: textOf(units),
          price: { amount: close, currency },
          cash: { amount: fixedTextOf(minus(worth, fee), 2), currency },
          cashIs: 'net',
          fee: { amount: textOf(fee), currency },
          id: `T-${day}-${instrument.symbol}`,
        },
      ];
    },
  };
}

/** Euro for the purchase, bought at the day's rate. */
function exchange(day: Day, euro: string, rate: string): Draft {
  const zloty = fixedTextOf(times(decimal(euro), decimal(rate)), 2);
  return {
    kind: 'exchange',
    day,
    time: '10:10:00',
    cash: { amount: `-${zloty}`, currency: 'PLN' },
    received: { amount: euro, currency: 'EUR' },
    rate,
    id: `X-${day}`,
  };
}

/** To those who held before the first day without it: units are counted then, money comes later. */
function dividend(exDay: Day, paid: Day, what: keyof typeof instruments, amount: string): Entry[] {
  const instrument = instruments[what];
  let units = zero;
  return [
    {
      day: exDay,
      book: (account) => {
        units = account.unitsOf(instrument.symbol!);
        return [];
      },
    },
    {
      day: paid,
      book: () => {
        if (units.digits === 0n) return [];
        const gross = rounded(times(units, decimal(amount)), 2);
        const tax = rounded(times(gross, flatTaxRate), 0);
        return [
          {
            kind: 'dividend',
            day: paid,
            instrument,
            cash: { amount: fixedTextOf(minus(gross, tax), 2), currency: 'PLN' },
            cashIs: 'net',
            tax: { amount: textOf(tax), currency: 'PLN' },
            country: 'PL',
            id: `V-${paid}-${instrument.symbol}`,
          },
        ];
      },
    },
  ];
}
