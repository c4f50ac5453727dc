import type { TaxAccount, Wrapper } from '../reckoning/tax-events.ts';
import type { KnownPortfolio, LedgerEntry } from './ledger-entry.ts';

/** An account at a broker, or a portfolio where no file tells of one. */
export type NamedAccount = TaxAccount & {
  /** Portfolios whose rows are of it. */
  portfolios: string[];
  broker: string | null;
  number: string | null;
};

const wrapperOf = ({ kind }: KnownPortfolio): Wrapper | null =>
  kind === 'ordinary' ? null : (kind.toUpperCase() as Wrapper);

/**
 * The accounts in which lots queue (rule TX-4). A row is of the account that its file names; what was typed into a
 * portfolio whose files name one account alone is of that one, and of the portfolio otherwise. An account for old age is
 * the portfolio: it has a limit and a law of its own.
 */
export class Accounts {
  readonly #portfolios: ReadonlyMap<string, KnownPortfolio>;
  readonly #known = new Map<string, NamedAccount>();
  /** What rows without an account of their own belong to, by portfolio. */
  readonly #usual = new Map<string, string>();

  constructor(entries: readonly LedgerEntry[], portfolios: readonly KnownPortfolio[]) {
    this.#portfolios = new Map(portfolios.map((portfolio) => [portfolio.id, portfolio]));
    const stated = new Map<string, Set<string>>();
    for (const entry of entries) {
      const own = this.#stated(entry);
      if (own) stated.set(entry.portfolio, (stated.get(entry.portfolio) ?? new Set()).add(own));
    }
    for (const [portfolio, accounts] of stated)
      if (accounts.size === 1) this.#usual.set(portfolio, [...accounts][0]!);
    for (const entry of entries) this.#note(entry);
  }

  of(entry: LedgerEntry): string {
    return this.#stated(entry) ?? this.#usual.get(entry.portfolio) ?? entry.portfolio;
  }

  all(): NamedAccount[] {
    return [...this.#known.values()];
  }

  /** Accounts that the rows of a portfolio are of. */
  in(portfolio: string): string[] {
    return this.all()
      .filter(({ portfolios }) => portfolios.includes(portfolio))
      .map(({ id }) => id);
  }

  wrapperOf(account: string): Wrapper | null {
    return this.#known.get(account)?.wrapper ?? null;
  }

  /** What the file says, of an ordinary portfolio. */
  #stated({ portfolio, source }: LedgerEntry): string | undefined {
    if (!source?.account || this.#portfolios.get(portfolio)?.kind !== 'ordinary') return undefined;
    return `${source.broker}:${source.account}`;
  }

  #note(entry: LedgerEntry): void {
    const id = this.of(entry);
    const known = this.#known.get(id);
    if (!known) {
      const portfolio = this.#portfolios.get(entry.portfolio);
      const isPortfolio = id === entry.portfolio;
      this.#known.set(id, {
        ...{ id, wrapper: portfolio ? wrapperOf(portfolio) : null, portfolios: [entry.portfolio] },
        broker: isPortfolio ? null : id.slice(0, id.indexOf(':')),
        number: isPortfolio ? null : id.slice(id.indexOf(':') + 1),
      });
    } else if (!known.portfolios.includes(entry.portfolio)) known.portfolios.push(entry.portfolio);
  }
}
