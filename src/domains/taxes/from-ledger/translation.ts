import { dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, minus, plus, zero } from '../../../foundation/decimal.ts';
import { payingCountry } from '../../income/withholding.ts';
import { type Missing, type Outside, type OutsideReason, yearOf } from '../reckoning/outcome.ts';
import { PairKeys } from '../reckoning/pair-keys.ts';
import type { TaxEvent, TaxInstrument } from '../reckoning/tax-events.ts';
import type { Accounts } from './accounts.ts';
import type { OpenOption } from './contracts.ts';
import type { KnownInstrument, KnownPortfolio, LedgerEntry } from './ledger-entry.ts';
import { exchangeCountry, settlementMarket } from './markets.ts';

export type LedgerInput = {
  /** In the ledger's order (rule L-2), without portfolios on paper. */
  entries: readonly LedgerEntry[];
  instruments: ReadonlyMap<string, KnownInstrument>;
  portfolios: readonly KnownPortfolio[];
  /** Percent that a country usually keeps of a dividend, as the person says or as is shipped. */
  usuallyWithheld: (country: string, isFund: boolean) => number;
  /** Changes with the instruments, the portfolios and what is usually withheld. */
  stamp?: string;
};

type Lack = Missing extends infer M ? (M extends Missing ? Omit<M, 'ref' | 'year'> : never) : never;

/** Rows on their way into events: what they are, what is left outside, and what is missing already. */
export class Translation {
  readonly events: TaxEvent[] = [];
  readonly outside: Outside[] = [];
  readonly missing: Missing[] = [];
  /** Units that came from nowhere we know, by account and paper: their lots are missing once they are sold. */
  readonly loose = new Map<string, { ref: string; quantity: Decimal }[]>();
  readonly accounts: Accounts;
  readonly input: LedgerInput;
  /** Rows that share a link, and rows that one booking became. */
  readonly linked: ReadonlyMap<string, LedgerEntry[]>;
  readonly booked: ReadonlyMap<string, LedgerEntry[]>;
  readonly #held = new Map<string, Decimal>();
  readonly #keys = new PairKeys(
    (account, instrument) => `${account} ${this.input.instruments.get(instrument)?.isin ?? instrument}`,
  );
  readonly #options = new Map<string, OpenOption[]>();

  constructor(input: LedgerInput, accounts: Accounts) {
    const { entries } = input;
    this.input = input;
    this.accounts = accounts;
    this.linked = Map.groupBy(
      entries.filter(({ link }) => link !== null),
      ({ link }) => link!,
    );
    this.booked = Map.groupBy(
      entries.filter(({ source }) => source),
      ({ source }) => source!.key,
    );
  }

  instrumentOf({ instrument }: LedgerEntry): KnownInstrument | undefined {
    return instrument === null ? undefined : this.input.instruments.get(instrument);
  }

  countryOf(entry: LedgerEntry): string | null {
    const instrument = this.instrumentOf(entry);
    return entry.source?.country ?? (instrument ? payingCountry(instrument) : null);
  }

  leave(entry: LedgerEntry, reason: OutsideReason): void {
    this.outside.push({ ref: entry.id, reason: this.accounts.wrapperOf(this.accounts.of(entry)) ?? reason });
  }

  /** Nothing is missing inside a wrapper. */
  miss(entry: LedgerEntry, lack: Lack): void {
    if (this.accounts.wrapperOf(this.accounts.of(entry))) this.leave(entry, 'payer');
    else this.missing.push({ ref: entry.id, year: yearOf(dayOf(entry.day)), ...lack } as Missing);
  }

  heldIn(account: string, instrument: string): Decimal {
    return this.#held.get(this.#keyOf(account, instrument)) ?? zero;
  }

  hold(account: string, instrument: string, units: Decimal): void {
    this.#held.set(this.#keyOf(account, instrument), units);
  }

  add(account: string, instrument: string, units: Decimal): void {
    this.hold(account, instrument, plus(this.heldIn(account, instrument), units));
  }

  take(account: string, instrument: string, units: Decimal): void {
    this.hold(account, instrument, minus(this.heldIn(account, instrument), units));
  }

  /** Options that were written and have not ended, the oldest first. */
  optionsIn(account: string, instrument: string): OpenOption[] {
    const key = this.#keyOf(account, instrument);
    const open = this.#options.get(key) ?? [];
    this.#options.set(key, open);
    return open;
  }

  /** Notes units whose lots nobody told. */
  lose(account: string, entry: LedgerEntry): void {
    const key = this.#keyOf(account, entry.instrument!);
    const units = { ref: entry.id, quantity: entry.units! };
    this.loose.set(key, [...(this.loose.get(key) ?? []), units]);
  }

  looseIn(account: string, instrument: string) {
    return this.loose.get(this.#keyOf(account, instrument)) ?? [];
  }

  #keyOf(account: string, instrument: string): string {
    return this.#keys.of(account, instrument);
  }
}

/** A contract has no issuer: its country is that of its exchange (rule TX-7). */
export function taxInstrument(known: KnownInstrument): TaxInstrument {
  const exchange = exchangeCountry(known.mic);
  return {
    id: known.id,
    paper: known.isin,
    country: payingCountry(known) ?? (known.class_slug === 'futures' ? exchange : null),
    exchangeCountry: exchange,
    market: settlementMarket(known.mic),
  };
}
