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
  ordered: number;
  number: number;
};

export type Person = { trialEnds: number; contracts: number; contract: Contract | null; papers: Paper[] };

export type Act =
  | { is: 'order'; plan: Slug | 'free'; length: Length; currency: Currency; seen: number | null }
  | { is: 'cancel' }
  | { is: 'resume' }
  | { is: 'withdraw'; refund: number }
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
    const { contract } = person;
    if (!contract) return;
    while (contract.ends === null && contract.to <= today) {
      const name: PriceName = `${contract.plan}:${contract.length}:${contract.currency}`;
      const price = this.#priceAsDayBegan(name, contract.to);
      contract.passed += 1;
      const months = contract.passed * (contract.length === 'month' ? 1 : 12);
      Object.assign(contract, { price, from: contract.to, to: monthsAfter(contract.anchor, months) });
      this.#confirm(person, contract, 'renewal', price);
    }
    if (contract.ends !== null && contract.ends <= today) person.contract = null;
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
        return now < person.trialEnds ? 'trialRunning' : this.#order(person, act, today);
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
    }
  }

  #order(person: Person, act: Extract<Act, { is: 'order' }>, today: number): Outcome {
    const running = person.contract;
    if (act.plan === 'free') {
      if (!running) return 'planAlreadyActive';
      running.ends = running.to;
      return 'ok';
    }
    if (running?.plan === act.plan && running.length === act.length) return 'planAlreadyActive';
    const currency = running?.currency ?? act.currency;
    const price = this.price(`${act.plan}:${act.length}:${currency}`);
    if (act.seen !== null && act.seen !== price) return 'conflict';
    const months = act.length === 'month' ? 1 : 12;
    const fresh = { anchor: today, passed: 1, from: today, to: monthsAfter(today, months) };
    const agreed = { plan: act.plan, length: act.length, price, ends: null };
    if (!running) {
      person.contracts += 1;
      const started = { credit: 0, ordered: today, number: person.contracts };
      person.contract = { ...agreed, ...fresh, ...started, currency };
      this.#confirm(person, person.contract, 'order', price);
      return 'ok';
    }
    const [left, of] = [running.to - today, running.to - running.from];
    const back = share(running.price * left, of);
    const stays = running.length === act.length;
    Object.assign(running, agreed, stays ? {} : fresh);
    this.#confirm(person, running, 'change', (stays ? share(price * left, of) : price) - back);
    return 'ok';
  }

  /** What would be paid back today. */
  refund(person: Person, today: number): number {
    const contract = person.contract!;
    const papers = person.papers.filter(({ contract: number }) => number === contract.number);
    const asked = sum(papers.filter(({ kind }) => kind === 'confirmation'));
    const paid = sum(papers.filter(({ kind }) => kind !== 'confirmation'));
    if (asked <= 0) return 0;
    const left = share(contract.price * (contract.to - today), contract.to - contract.from) + contract.credit;
    return Math.min(paid, share(left * paid, asked));
  }

  #withdraw(person: Person, refund: number, today: number): Outcome {
    const { contract } = person;
    if (!contract || today > contract.ordered + 14) return 'withdrawalOver';
    if (refund !== this.refund(person, today)) return 'conflict';
    let rest = refund;
    for (let at = person.papers.length - 1; at >= 0; at--) {
      const invoice = person.papers[at]!;
      if (invoice.kind !== 'invoice' || invoice.contract !== contract.number || rest === 0) continue;
      const back = Math.min(rest, invoice.gross);
      rest -= back;
      person.papers.push({ ...invoice, kind: 'correction', reason: 'refund', gross: -back, about: at });
    }
    person.contract = null;
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
