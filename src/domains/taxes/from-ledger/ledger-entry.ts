import type { Day } from '../../../foundation/calendar-day.ts';
import type { Decimal } from '../../../foundation/decimal.ts';
import type { EventKind } from '../../ledger/event-kinds.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { PortfolioKind } from '../../ledger/portfolio-kinds.ts';
import type { Occasion } from '../../ledger/terms/occasions.ts';
import type { Money } from '../reckoning/tax-events.ts';

/** What the file or the broker told of a row, beside the row itself; currencies in capitals. */
export type EntrySource = {
  /** Rows of one booking share it. */
  key: string;
  broker: string;
  account: string | null;
  settlesOn: Day | null;
  accrued: Money | null;
  /** As traded, where the row is booked in the currency that was paid. */
  price: Money | null;
  fee: Money | null;
  tax: Money | null;
  taxDay: Day | null;
  country: string | null;
  subtype: string | null;
};

/** What a row says beside its figures (rule L-25). */
export type EntryTerms = {
  occasion: Occasion | null;
  /** In złoty: what it had cost whoever gave or left it, and the tax that was paid on that. */
  priorCost: Decimal | null;
  priorTax: Decimal | null;
  legs: { opened: Day; openValue: Decimal; closeValue: Decimal } | null;
  accrued: Decimal | null;
  /** A fee in another currency; and of such a fee, that it is a trade's. */
  otherFee: Money | null;
  isCharge: boolean;
};

/** A row of the ledger with all that its tax hangs on. */
export type LedgerEntry = LedgerRow & {
  portfolio: string;
  holding: string | null;
  instrument: string | null;
  eventKind: EventKind | null;
  terms: EntryTerms | null;
  source: EntrySource | null;
};

export type KnownInstrument = {
  id: string;
  isin: string | null;
  mic: string;
  country: string | null;
  class_slug: string;
  subclass_slug: string | null;
};

export type KnownPortfolio = {
  id: string;
  name: string;
  kind: PortfolioKind;
  /** Its owner keeps it out of the return (rule TX-22). */
  isLeftOut?: boolean;
};
