/**
 * What somebody has and was told in writing, computed a second time: in whole cents and whole days, one event after the
 * other, without a line of the product.
 */
export type Slug = 'standard' | 'professional';
export type Length = 'month' | 'year';
export type Currency = 'pln' | 'eur';
export type PriceName = `${Slug}:${Length}:${Currency}`;

export type Paper = {
  kind: 'confirmation' | 'invoice' | 'correction';
  reason: string;
  plan: Slug;
  currency: Currency;
  from: number;
  to: number;
  gross: number;
  /** Which contract of the person it belongs to, and which of their papers it is about. */
  contract: number;
  about: number | null;
};

export type Contract = {
  plan: Slug;
  length: Length;
  currency: Currency;
  price: number;
  anchor: number;
  /** How many ends of periods were passed since the anchor. */
  passed: number;
  from: number;
  to: number;
  ends: number | null;
  credit: number;
  /** Credit of earlier contracts that its order took. */
  taken: number;
  ordered: number;
  number: number;
};

/** A plan of the operator's, until a day begins or for good. */
export type Gift = { plan: Slug; ends: number | null };

export type Person = {
  trialEnds: number;
  contracts: number;
  contract: Contract | null;
  gift: Gift | null;
  /** What contracts that are over have left for later orders. */
  left: Record<Currency, number>;
  papers: Paper[];
};

export const newcomer = (trialEnds: number): Person => ({
  trialEnds,
  contracts: 0,
  contract: null,
  gift: null,
  left: { pln: 0, eur: 0 },
  papers: [],
});

export type Act =
  | {
      is: 'order';
      plan: Slug | 'free';
      length: Length;
      currency: Currency;
      seen: number | null;
      due: number | null;
    }
  | { is: 'cancel' }
  | { is: 'resume' }
  | { is: 'withdraw'; refund: number }
  | { is: 'give'; plan: Slug; days: number | null }
  | { is: 'takeBack' }
  | { is: 'pay'; paper: number; amount: number };

export type Outcome =
  | 'ok'
  | 'conflict'
  | 'trialRunning'
  | 'planAlreadyActive'
  | 'nothingToCancel'
  | 'nothingToResume'
  | 'withdrawalOver'
  | 'alreadyPaid'
  | 'paidMoreThanDue';

const dayLength = 86_400_000;
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' });

/** Which day it is in Warsaw, counted from 1970. */
export function dayAt(moment: number): number {
  const [year, month, day] = calendar.format(moment).split('-').map(Number) as [number, number, number];
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** The same day some months later, or that month's last. */
function monthsAfter(anchor: number, months: number): number {
  const first = new Date(anchor * dayLength);
  const [year, month, day] = [first.getUTCFullYear(), first.getUTCMonth() + months, first.getUTCDate()];
  const longest = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, longest)) / dayLength;
}

/** upper / lower, half of a cent up; for what is not below nothing. */
function share(upper: number, lower: number): number {
  return Number((2n * BigInt(upper) + BigInt(lower)) / (2n * BigInt(lower)));
}

/** What the days that are left were agreed at, today among them. */
function unused({ price, from, to }: Contract, today: number): number {
  return share(price * (to - today), to - from);
}

const sum = (papers: Paper[]) => papers.reduce((total, { gross }) => total + gross, 0);

/** Tax in an amount at 23 %. */
export function taxIn(gross: number): number {
  return gross < 0 ? -taxIn(-gross) : share(gross * 23, 123);
}

export class SlowBooks {
  readonly people: Person[] = [];
  readonly #prices = new Map<PriceName, { day: number; price: number }[]>();

  setPrice(name: PriceName, price: number, day = -1): void {
    this.#prices.set(name, [...(this.#prices.get(name) ?? []), { day, price }]);
  }

  price(name: PriceName): number {
    return this.#prices.get(name)!.at(-1)!.price;
  }

  /** What it cost as a day began: changes come later on their day. */
  #priceAsDayBegan(name: PriceName, day: number): number {
    return this.#prices.get(name)!.findLast((known) => known.day < day)!.price;
  }

  /** Notes every period that has begun, and ends what has ended. */
  catchUp(person: Person, today: number): void {
    const { contract, gift } = person;
    if (gift && gift.ends !== null && gift.ends <= today) person.gift = null;
    if (!contract) return;
    while (contract.ends === null && contract.to <= today) {
      const name: PriceName = `${contract.plan}:${contract.length}:${contract.currency}`;
      const price = this.#priceAsDayBegan(name, contract.to);
      contract.passed += 1;
      const months = contract.passed * (contract.length === 'month' ? 1 : 12);
      Object.assign(contract, { price, from: contract.to, to: monthsAfter(contract.anchor, months) });
      this.#confirm(person, contract, 'renewal', price);
    }
    if (contract.ends !== null && contract.ends <= today) this.#over(person, contract.credit);
  }

  /** The contract is gone; some of it is good for a later order. */
  #over(person: Person, left: number): void {
    person.left[person.contract!.currency] += left;
    person.contract = null;
  }

  #confirm(person: Person, contract: Contract, reason: string, charged: number): void {
    const total = charged - contract.credit;
    contract.credit = Math.max(0, -total);
    const { plan, currency, from, to, number } = contract;
    const gross = Math.max(0, total);
    const about = { contract: number, about: null };
    person.papers.push({ kind: 'confirmation', reason, plan, currency, from, to, gross, ...about });
  }

  act(person: Person, act: Act, now: number): Outcome {
    const today = dayAt(now);
    this.catchUp(person, today);
    switch (act.is) {
      case 'order':
        return now < person.trialEnds && !person.gift && !person.contract
          ? 'trialRunning'
          : this.#order(person, act, today);
      case 'cancel':
        if (!person.contract) return 'nothingToCancel';
        person.contract.ends = person.contract.to;
        return 'ok';
      case 'resume':
        if (!person.contract) return 'nothingToResume';
        person.contract.ends = null;
        return 'ok';
      case 'withdraw':
        return this.#withdraw(person, act.refund, today);
      case 'pay':
        return this.#pay(person, act.paper, act.amount);
      case 'give':
        if (person.contract) this.#over(person, unused(person.contract, today) + person.contract.credit);
        person.gift = { plan: act.plan, ends: act.days === null ? null : today + act.days + 1 };
        return 'ok';
      case 'takeBack':
        if (!person.gift) return 'nothingToCancel';
        person.gift = null;
        return 'ok';
    }
  }

  /** What an order would come to, before credit that it carries on: how much is asked for today. */
  due(person: Person, act: { plan: Slug; length: Length; currency: Currency }, today: number): number {
    const running = person.contract;
    const currency = running?.currency ?? act.currency;
    const price = this.price(`${act.plan}:${act.length}:${currency}`);
    if (!running) return Math.max(0, price - person.left[currency]);
    const isSame = running.length === act.length;
    const [days, of] = [running.to - today, running.to - running.from];
    const charged = isSame ? share(price * days, of) : price;
    return Math.max(0, charged - unused(running, today) - running.credit);
  }

  #order(person: Person, act: Extract<Act, { is: 'order' }>, today: number): Outcome {
    const running = person.contract;
    if (act.plan === 'free') {
      if (!running) return person.gift ? 'nothingToCancel' : 'planAlreadyActive';
      running.ends = running.to;
      return 'ok';
    }
    if (running?.plan === act.plan && running.length === act.length) return 'planAlreadyActive';
    if (person.gift?.plan === act.plan) return 'planAlreadyActive';
    const currency = running?.currency ?? act.currency;
    const price = this.price(`${act.plan}:${act.length}:${currency}`);
    if (act.due !== null && act.due !== this.due(person, { ...act, plan: act.plan }, today))
      return 'conflict';
    if (act.seen !== null && act.seen !== price) return 'conflict';
    const months = act.length === 'month' ? 1 : 12;
    const fresh = { anchor: today, passed: 1, from: today, to: monthsAfter(today, months) };
    const agreed = { plan: act.plan, length: act.length, price, ends: null };
    if (!running) {
      person.contracts += 1;
      const taken = person.left[currency];
      const started = { credit: taken, taken, ordered: today, number: person.contracts };
      person.left[currency] = 0;
      person.gift = null;
      person.contract = { ...agreed, ...fresh, ...started, currency };
      this.#confirm(person, person.contract, 'order', price);
      return 'ok';
    }
    const [left, of] = [running.to - today, running.to - running.from];
    const back = unused(running, today);
    const stays = running.length === act.length;
    Object.assign(running, agreed, stays ? {} : fresh);
    this.#confirm(person, running, 'change', (stays ? share(price * left, of) : price) - back);
    return 'ok';
  }

  /**
   * What would come back today: of every hundred that the contract cost so far some was money, some was credit and some
   * was never paid; of every hundred that is left the same.
   */
  back(person: Person, today: number): { refund: number; credit: number } {
    const contract = person.contract!;
    const papers = person.papers.filter(({ contract: number }) => number === contract.number);
    const paid = sum(papers.filter(({ kind }) => kind !== 'confirmation'));
    const cost = sum(papers.filter(({ kind }) => kind === 'confirmation')) + contract.taken;
    if (cost <= 0) return { refund: 0, credit: 0 };
    const left = unused(contract, today) + contract.credit;
    const refund = Math.min(paid, share(left * paid, cost));
    const both = share(left * (paid + contract.taken), cost);
    return { refund, credit: Math.min(contract.taken, both - refund) };
  }

  #withdraw(person: Person, refund: number, today: number): Outcome {
    const { contract } = person;
    if (!contract || today > contract.ordered + 14) return 'withdrawalOver';
    const { refund: right, credit } = this.back(person, today);
    if (refund !== right) return 'conflict';
    let rest = refund;
    for (let at = person.papers.length - 1; at >= 0; at--) {
      const invoice = person.papers[at]!;
      if (invoice.kind !== 'invoice' || invoice.contract !== contract.number || rest === 0) continue;
      const back = Math.min(rest, invoice.gross);
      rest -= back;
      person.papers.push({ ...invoice, kind: 'correction', reason: 'refund', gross: -back, about: at });
    }
    this.#over(person, credit);
    return 'ok';
  }

  #pay(person: Person, paper: number, amount: number): Outcome {
    const confirmation = person.papers[paper]!;
    const due =
      confirmation.gross -
      sum(person.papers.filter(({ kind, about }) => kind === 'invoice' && about === paper));
    if (due <= 0) return 'alreadyPaid';
    if (amount > due) return 'paidMoreThanDue';
    person.papers.push({ ...confirmation, kind: 'invoice', reason: 'payment', gross: amount, about: paper });
    return 'ok';
  }
}
