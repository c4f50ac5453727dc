import { Fraction, nothing } from './fraction.ts';

/** What somebody did on a day; money in the currency of the asset, or złoty where there is none. */
export type Act = {
  day: number;
  type: 'buy' | 'sell' | 'split' | 'deposit' | 'withdrawal';
  units?: string;
  price?: string;
  fee?: string;
  total?: string;
  ratio?: number;
};
export type Asset = {
  id: string;
  currency: string;
  isSimulated: boolean;
  /** It has no price for four days of forty, beginning here. */
  silentFrom: number;
  /** Closes in order, as they are believed now. */
  closes: { day: number; price: string }[];
  splits: { day: number; ratio: number }[];
};
export type Holding = {
  id: string;
  asset: Asset;
  acts: Act[];
  email: boolean;
  percent: string | null;
};
export type Portfolio = {
  id: string;
  user: string;
  currency: string;
  followsCash: boolean;
  isPaper: boolean;
  email: boolean;
  percent: string | null;
  holdings: Holding[];
  cash: Act[];
};
export type Level = {
  id: string;
  user: string;
  asset: Asset;
  level: string;
  direction: 'up' | 'down' | 'either';
  repeats: boolean;
  side: number | null;
  seenDay: number;
  crossed: { way: 'up' | 'down'; day: number } | null;
};
export type World = {
  portfolios: Portfolio[];
  levels: Level[];
  /** Złoty for a unit, by currency, in the order of days. */
  rates: Record<string, { day: number; pln: string }[]>;
};

/** Something that has to be told: in the bell, and by channels unless a price was simulated. */
export type Expected = {
  user: string;
  kind: string;
  subject: string;
  day: number;
  isSimulated: boolean;
  channels: string[];
  /** When it was said; from a minute later on it may leave. */
  at: Date;
};

const usual = '15';
const longest = 5;

/** Written from the rules alone (P-8, AL-2 to AL-6), slowly: everything is gone through from its first day, each time. */
export class SlowChecker {
  readonly #world: World;
  readonly notices = new Map<string, Expected>();
  /** The newest session told of a subject, and the one before it. */
  readonly #sessions = new Map<string, { to: number; on: number; before: number | null }>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Somebody looks at everything; `hasLeft` says which messages left the product, and cannot be taken back. */
  look(today: number, at: Date, hasLeft: (notice: Expected) => boolean): void {
    for (const portfolio of this.#world.portfolios) {
      if (portfolio.isPaper) continue;
      const change = (after: number | null) => this.#changeOf(portfolio, today, after);
      this.#judge(
        {
          user: portfolio.user,
          kind: 'portfolioMoved',
          subject: `portfolio:${portfolio.id}`,
          day: today,
          isSimulated: portfolio.holdings.some(
            ({ asset, acts }) => asset.isSimulated && unitsOn(acts, today).n !== 0n,
          ),
          channels: [...(portfolio.email ? ['email'] : []), 'push'],
          at,
        },
        change,
        portfolio.percent,
        hasLeft,
      );
      for (const holding of portfolio.holdings) {
        if (!holding.email && holding.percent === null) continue;
        const alone = { ...portfolio, followsCash: false, cash: [], holdings: [holding] };
        this.#judge(
          {
            user: portfolio.user,
            kind: 'assetMoved',
            subject: `holding:${holding.id}`,
            day: today,
            isSimulated: holding.asset.isSimulated,
            // Browsers hear of assets only where somebody switches that on.
            channels: holding.email ? ['email'] : [],
            at,
          },
          (after) => this.#changeOf(alone, today, after),
          holding.percent,
          hasLeft,
        );
      }
    }
    for (const level of this.#world.levels) this.#see(level, today, at, hasLeft);
  }

  #judge(
    notice: Expected,
    change: (after: number | null) => Change | null,
    percent: string | null,
    hasLeft: (notice: Expected) => boolean,
  ): void {
    const { subject, day: today } = notice;
    const known = this.#sessions.get(subject);
    const key = `${notice.kind} ${subject} ${today}`;
    const now = change(null);
    if (!now || !isEnough(now, percent)) {
      const said = this.notices.get(key);
      if (known?.on !== today || !said || hasLeft(said)) return;
      this.notices.delete(key);
      if (known.before === null) this.#sessions.delete(subject);
      else this.#sessions.set(subject, { ...known, to: known.before, before: null });
      return;
    }
    const fresh = known ? change(known.to) : now;
    if (!fresh || !isEnough(fresh, percent)) return;
    this.#sessions.set(subject, { to: now.to, on: today, before: known?.to ?? null });
    if (!this.notices.has(key)) this.notices.set(key, notice);
  }

  /** What sessions after a day brought, and what that is measured against; nothing where one cannot know. */
  #changeOf(portfolio: Portfolio, today: number, after: number | null): Change | null {
    let gain = nothing;
    let base = nothing;
    let trades = nothing;
    let since = Number.POSITIVE_INFINITY;
    let to = 0;
    for (const { asset, acts } of portfolio.holdings) {
      const [newest, before] = [asset.closes.at(-1), asset.closes.at(-2)];
      const rate = (day: number) => this.#rate(asset.currency, portfolio.currency, day);
      if (!newest) {
        // Before the first quote it is worth what was last paid for it (L-10).
        const paid = acts.findLast(({ price }) => price !== undefined)?.price;
        if (paid) base = base.plus(unitsOn(acts, today).times(Fraction.of(paid)).times(rate(today)));
        continue;
      }
      const isSession = before && today - newest.day <= longest && newest.day - before.day <= longest;
      const within = isSession ? acts.filter(({ day }) => day > before.day && day <= newest.day) : [];
      const units = [isSession ? unitsOn(acts, before.day) : nothing, unitsOn(acts, newest.day)] as const;
      const isMoved =
        isSession &&
        (units[0].n > 0n || units[1].n > 0n || within.length > 0) &&
        !(after !== null && newest.day <= after);
      if (!isMoved) {
        const later = acts.filter(({ type, day }) => type === 'split' && day > newest.day);
        const price = later.reduce((p, { ratio }) => p.over(Fraction.of(ratio!)), Fraction.of(newest.price));
        base = base.plus(unitsOn(acts, today).times(price).times(rate(today)));
        continue;
      }
      if (units[0].n > 0n && isUnrecorded(asset, acts, before.day, newest.day)) return null;
      const start = units[0].times(Fraction.of(before.price)).times(rate(before.day));
      const end = units[1].times(Fraction.of(newest.price)).times(rate(newest.day));
      let paid = nothing;
      let received = nothing;
      for (const act of within) {
        const flow = flowOf(act).times(rate(act.day));
        if (flow.n < 0n) paid = paid.minus(flow);
        else received = received.plus(flow);
      }
      gain = gain.plus(end.minus(start).minus(paid).plus(received));
      base = base.plus(portfolio.followsCash ? start : start.plus(paid));
      trades = trades.plus(paid).minus(received);
      since = Math.min(since, before.day);
      to = Math.max(to, newest.day);
    }
    if (to === 0) return null;
    if (portfolio.followsCash) base = base.plus(this.#cashOf(portfolio, today, since)).plus(trades);
    return { gain, base, to };
  }

  /** Cash as it is now, with what was taken out since a day. */
  #cashOf(portfolio: Portfolio, today: number, since: number): Fraction {
    let worth = nothing;
    for (const { asset, acts } of portfolio.holdings)
      for (const act of acts)
        worth = worth.plus(flowOf(act).times(this.#rate(asset.currency, portfolio.currency, today)));
    for (const { type, total, day } of portfolio.cash) {
      const amount = Fraction.of(total!);
      worth = worth.plus(
        (type === 'deposit' ? amount : nothing.minus(amount)).times(
          this.#rate('pln', portfolio.currency, today),
        ),
      );
      if (type === 'withdrawal' && day > since)
        worth = worth.plus(amount.times(this.#rate('pln', portfolio.currency, day)));
    }
    return worth;
  }

  #rate(from: string, to: string, day: number): Fraction {
    const pln = (currency: string) => {
      if (currency === 'pln') return Fraction.of('1');
      const all = this.#world.rates[currency]!;
      return Fraction.of((all.findLast((one) => one.day <= day) ?? all[0]!).pln);
    };
    return pln(from).over(pln(to));
  }

  #see(level: Level, today: number, at: Date, hasLeft: (notice: Expected) => boolean): void {
    const { asset } = level;
    const newest = asset.closes.at(-1);
    if (!newest || today - newest.day > longest) return;
    for (const { day, ratio } of asset.splits)
      if (level.side !== null && day > level.seenDay && day <= newest.day)
        level.level = String(Number(level.level) / ratio);
    level.seenDay = Math.max(level.seenDay, newest.day);
    const side = Fraction.of(newest.price).compare(Fraction.of(level.level));
    const before = level.side;
    level.side = side;
    const key = `levelCrossed level:${level.id} ${today}`;
    const { crossed } = level;
    if (crossed && newest.day <= crossed.day && side === (crossed.way === 'up' ? -1 : 1)) {
      level.crossed = null;
      const said = this.notices.get(key);
      if (said && !hasLeft(said)) this.notices.delete(key);
      return;
    }
    if (before === null || before === 0 || before === side || (crossed && !level.repeats)) return;
    const way = before < 0 ? 'up' : 'down';
    if (level.direction !== 'either' && level.direction !== way) return;
    level.crossed = { way, day: newest.day };
    if (this.notices.has(key)) return;
    this.notices.set(key, {
      user: level.user,
      kind: 'levelCrossed',
      subject: `level:${level.id}`,
      day: today,
      isSimulated: asset.isSimulated,
      channels: ['email', 'push'],
      at,
    });
  }
}

type Change = { gain: Fraction; base: Fraction; to: number };

function isEnough({ gain, base }: Change, percent: string | null): boolean {
  if (base.n <= 0n) return false;
  return gain.size.times(Fraction.of('100')).compare(base.times(Fraction.of(percent ?? usual))) >= 0;
}

/** A split comes first on its day, then what was bought, then what was sold. */
const order = { split: 0, buy: 1, sell: 2, deposit: 3, withdrawal: 4 };

function unitsOn(acts: readonly Act[], day: number): Fraction {
  return acts
    .filter((act) => act.day <= day)
    .toSorted((a, b) => a.day - b.day || order[a.type] - order[b.type])
    .reduce((units, { type, units: moved, ratio }) => {
      if (type === 'split') return units.times(Fraction.of(ratio!));
      return type === 'buy' ? units.plus(Fraction.of(moved!)) : units.minus(Fraction.of(moved!));
    }, nothing);
}

function flowOf({ type, units, price, fee = '0' }: Act): Fraction {
  if (type === 'split') return nothing;
  const gross = Fraction.of(units!).times(Fraction.of(price!));
  return type === 'buy' ? nothing.minus(gross).minus(Fraction.of(fee)) : gross.minus(Fraction.of(fee));
}

function isUnrecorded(asset: Asset, acts: readonly Act[], from: number, to: number): boolean {
  return asset.splits
    .filter(({ day }) => day > from && day <= to)
    .some(({ day }) => !acts.some((act) => act.type === 'split' && Math.abs(act.day - day) <= 3));
}
