import { type Day, isDay } from '../../foundation/calendar-day.ts';
import type { Decimal } from '../../foundation/decimal.ts';
import { isId } from '../../foundation/ids.ts';

/** Who pays, as it is stored: a dividend of an instrument, or interest on cash in a currency. */
export type Payer = `dividend:${string}` | `interest:${string}`;

/** What tells one payment from all others (rule IN-4): the ex-dividend day, or the last day of the month. */
export type EventKey = { portfolioId: string; payer: Payer; day: Day };

/** A payment that follows from what is held: it is computed each time and stored nowhere. */
export type IncomeEvent = EventKey & {
  id: string;
  kind: 'dividend' | 'interest';
  /** When it is paid, and whether that was announced. */
  paidOn: number;
  isDayKnown: boolean;
  /** Where the row belongs; none for interest on cash. */
  holdingId: string | null;
  ticker: string;
  /** Names by language; none for cash. */
  names: Readonly<Record<string, string>> | null;
  units: Decimal | null;
  perUnit: Decimal | null;
  currency: string;
  gross: Decimal;
  tax: Decimal;
  /** Withheld from a dividend, or what cash earns in a year. */
  percent: Decimal;
  country: string | null;
  /** The country is in no table: nothing is withheld until the person says so. */
  isTaxKnown: boolean;
  isSimulated: boolean;
};

export function eventId({ portfolioId, payer, day }: EventKey): string {
  return `${portfolioId}.${payer}.${day}`;
}

const written = /^([0-9a-f-]{36})\.(dividend:[0-9a-f-]{36}|interest:[a-z]{3,10})\.(\d{4}-\d{2}-\d{2})$/;

/** What an id stands for; nothing for what cannot be one of ours. */
export function readEventId(id: string): EventKey | undefined {
  const [, portfolioId, payer, day] = written.exec(id) ?? [];
  if (!portfolioId || !isId(portfolioId) || !isDay(day!)) return undefined;
  return { portfolioId, payer: payer as Payer, day: day! };
}
