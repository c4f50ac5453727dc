import type { DecimalText } from '../../../../foundation/decimal.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import type { InstrumentHint } from '../../booking.ts';
import { needed, Unreadable } from '../../kit/collector.ts';
import type { Activity } from '../../kit/ghostfolio-activity.ts';
import { momentOf } from '../../kit/moments.ts';
import { isPart, listIn, type Part } from './recognise.ts';

function textIn(part: Part, key: string): string | undefined {
  const value = Object.hasOwn(part, key) ? part[key] : undefined;
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

/** Numbers of a JSON as the decimals they were written as. */
function numberIn(part: Part, key: string): DecimalText | undefined {
  const value = Object.hasOwn(part, key) ? part[key] : undefined;
  if (value === undefined || value === null) return undefined;
  return needed(sentDecimal(value), 'numberUnreadable', { cell: String(value).slice(0, 60) });
}

/** An activity in words; what lies deeper in it is nothing of ours and may be without end. */
export function cellsOf(activity: unknown): string[] {
  if (!isPart(activity)) return [typeof activity];
  return Object.entries(activity)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .slice(0, 40)
    .map(([key, value]) => `${key}: ${value}`.slice(0, 500));
}

/** What the file tells besides the activities: names of accounts and of instruments. */
export type Beside = { accounts: Map<string, string>; profiles: Map<string, Part> };

export function besideOf(document: Part): Beside {
  const accounts = new Map<string, string>();
  for (const account of listIn(document, 'accounts').filter(isPart)) {
    const id = textIn(account, 'id');
    if (id) accounts.set(id, textIn(account, 'name') ?? id);
  }
  const profiles = new Map<string, Part>();
  for (const profile of listIn(document, 'assetProfiles').filter(isPart)) {
    const symbol = textIn(profile, 'symbol');
    if (symbol) profiles.set(symbol, profile);
  }
  return { accounts, profiles };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const kinds: Readonly<Record<string, InstrumentHint['kind']>> = {
  STOCK: 'stock',
  ETF: 'etf',
  MUTUALFUND: 'fund',
  BOND: 'bond',
  CRYPTOCURRENCY: 'crypto',
  PRECIOUS_METAL: 'commodity',
  COMMODITY: 'commodity',
};

/** Own instruments have an id for a symbol: their profile has the name. */
function instrumentOf(activity: Part, { profiles }: Beside): InstrumentHint | undefined {
  const symbol = textIn(activity, 'symbol');
  if (!symbol) return undefined;
  const profile = profiles.get(symbol);
  const kind = profile && (textIn(profile, 'assetSubClass') ?? textIn(profile, 'assetClass'));
  return {
    symbol: uuid.test(symbol) ? undefined : symbol,
    isin: profile && textIn(profile, 'isin'),
    name: profile && textIn(profile, 'name'),
    currency: profile && textIn(profile, 'currency'),
    kind: kind ? kinds[kind] : undefined,
  };
}

export type Line = Activity & ReturnType<typeof commonOf>;

function commonOf(activity: Part, { accounts }: Beside) {
  const date = textIn(activity, 'date') ?? '';
  const { day, time } = needed(momentOf(date), 'dayUnreadable', { cell: date.slice(0, 60) });
  const account = textIn(activity, 'accountId');
  return {
    day,
    // Midnight stands for a day without a time.
    time: time === '00:00:00' ? undefined : time,
    account: account && (accounts.get(account) ?? account),
    id: textIn(activity, 'id'),
    comment: textIn(activity, 'comment'),
  };
}

export function lineOf(activity: unknown, beside: Beside): Line {
  if (!isPart(activity)) throw new Unreadable('incomplete');
  return {
    ...commonOf(activity, beside),
    type: (textIn(activity, 'type') ?? '').toUpperCase(),
    instrument: instrumentOf(activity, beside),
    currency: textIn(activity, 'currency'),
    units: numberIn(activity, 'quantity'),
    price: numberIn(activity, 'unitPrice'),
    fee: numberIn(activity, 'fee'),
  };
}

export function currencyIn(document: Part): string | undefined {
  const settings = isPart(document.user) ? document.user.settings : undefined;
  return isPart(settings) ? textIn(settings, 'currency') : undefined;
}
