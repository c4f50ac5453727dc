import { decimal, negated, plus, textOf, times, zero } from '../../../src/foundation/decimal.ts';

/** What happened in an account, in no broker's words. */
export type StoryTrade = {
  id: string;
  side: 'buy' | 'sell';
  symbol: string;
  units: string;
  price: string;
  fee: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Taken back by the broker. */
  isCancelled?: boolean;
};
export type Story = {
  account: string;
  currency: string;
  deposit: { id: string; amount: string; at: string };
  dividend: { id: string; symbol: string; amount: string; at: string } | undefined;
  /** Oldest first. */
  trades: StoryTrade[];
  /** Each activity is told twice. */
  isRepeated: boolean;
  /** How many trades stood in it when it began. */
  readonly length: number;
};

export type StoryShape = {
  account?: string;
  symbol?: string;
  currency?: string;
  trades?: number;
  /** Digits after the point of units: brokers differ. */
  unitPlaces?: number;
  fee?: string;
  firstDay?: string;
  hasDividend?: boolean;
};

const tail = '123456789012345678';

export function aStory(shape: StoryShape = {}): Story {
  const { symbol = 'AAPL', trades = 130, unitPlaces = 17, fee = '1.02' } = shape;
  const start = Date.parse(`${shape.firstDay ?? '2026-01-05'}T14:30:00Z`);
  const moment = (i: number) => new Date(start + i * 86_400_000 + (i % 60) * 1000).toISOString();
  return {
    account: shape.account ?? 'ABC1234.001',
    currency: shape.currency ?? 'USD',
    deposit: { id: 'dep-1', amount: '2500000.55', at: moment(-3) },
    dividend:
      shape.hasDividend === false
        ? undefined
        : { id: 'div-1', symbol, amount: '12.34', at: moment(trades - 1) },
    trades: Array.from({ length: trades }, (_, i) => aTrade(i, symbol, unitPlaces, fee, moment(i))),
    isRepeated: false,
    length: trades,
  };
}

export function aTrade(i: number, symbol: string, unitPlaces: number, fee: string, at: string): StoryTrade {
  return {
    id: `${7_000_000 + i}`,
    side: i % 5 === 4 ? 'sell' : 'buy',
    symbol,
    units: unitPlaces ? `${3 + (i % 7)}.${tail.slice(0, unitPlaces)}` : String(3 + (i % 7)),
    price: `${100 + i}.37`,
    fee,
    at,
  };
}

/** What the story leaves in the account. */
export function standingOf({ trades, deposit, dividend }: Story): { cash: string; units: string } {
  let cash = plus(decimal(deposit.amount), decimal(dividend?.amount ?? '0'));
  let units = zero;
  for (const trade of trades.filter(({ isCancelled }) => !isCancelled)) {
    cash = plus(cash, decimal(cashOf(trade)));
    cash = plus(cash, negated(decimal(trade.fee)));
    units = plus(units, decimal(signed(trade)));
  }
  return { cash: textOf(cash), units: textOf(units) };
}

export function signed({ side, units }: StoryTrade): string {
  return side === 'buy' ? units : `-${units}`;
}

/** With the sign of the account, before the fee. */
export function cashOf(trade: StoryTrade): string {
  return textOf(negated(times(decimal(signed(trade)), decimal(trade.price))));
}

export function reported<Item>(story: Story, items: readonly Item[]): Item[] {
  return story.isRepeated ? items.flatMap((item) => [item, item]) : [...items];
}
