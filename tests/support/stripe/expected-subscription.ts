/**
 * What somebody should have in the end, reckoned anew from what was done: whole cents, days of Warsaw by the calendar of
 * the runtime, months by hand. It knows neither the product's arithmetic nor the bank's.
 */
export type Action =
  | { at: Date; kind: 'paid' | 'changed'; plan: string; period: 'month' | 'year'; cents: number }
  | { at: Date; kind: 'cancelled' | 'resumed' | 'withdrawn' | 'stopped' | 'cardBroken' | 'cardMended' }
  | { at: Date; kind: 'refundedThere'; cents: number };

export type Expected = {
  plan: string;
  period: 'month' | 'year' | null;
  to: Date | null;
  state: 'free' | 'active' | 'late' | 'unpaid';
  cancels: boolean;
  credit: number;
  invoices: number[];
  back: number;
};

type Running = {
  plan: string;
  period: 'month' | 'year';
  cents: number;
  anchor: Date;
  from: Date;
  to: Date;
  cancels: boolean;
  paid: number;
  late: { since: Date; tries: number; next: Date; due: number } | null;
};

const day = 86_400_000;
const graceDays = 7;
const retryDays = 3;
const mostTries = 4;

const warsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
const warsawDay = (at: Date) => Date.parse(`${warsaw.format(at)}T00:00:00Z`) / day;

/** As a clerk counts: the same day of a later month, or its last. */
function monthsOn(anchor: Date, months: number): Date {
  const month = anchor.getUTCMonth() + months;
  const last = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const time = anchor.getTime() % day;
  return new Date(Date.UTC(anchor.getUTCFullYear(), month, Math.min(anchor.getUTCDate(), last)) + time);
}

function nextEnd({ anchor, from, period }: Pick<Running, 'anchor' | 'from' | 'period'>): Date {
  const step = period === 'year' ? 12 : 1;
  let months = step;
  while (monthsOn(anchor, months) <= from) months += step;
  return monthsOn(anchor, months);
}

const halfUp = (upper: number, lower: number) => Math.floor((2 * upper + lower) / (2 * lower));

export function expectedAfter(actions: readonly Action[], now: Date): Expected {
  let running: Running | null = null;
  let isBroken = false;
  let credit = 0;
  let back = 0;
  const invoices: number[] = [];

  function charge(one: Running, cents: number): number {
    const due = Math.max(0, cents - credit);
    credit = Math.max(0, credit - cents);
    if (due > 0 && !isBroken) {
      invoices.push(due);
      one.paid += due;
    }
    return due;
  }

  function renew(one: Running): void {
    if (one.cancels) {
      running = null;
      return;
    }
    one.from = one.to;
    one.to = nextEnd(one);
    const due = charge(one, one.cents);
    if (due > 0 && isBroken)
      one.late = { since: one.from, tries: 1, next: new Date(one.from.getTime() + retryDays * day), due };
  }

  function retry(one: Running): void {
    const late = one.late!;
    late.tries += 1;
    if (!isBroken) {
      invoices.push(late.due);
      one.paid += late.due;
      one.late = null;
    } else if (late.tries > mostTries) running = null;
    else late.next = new Date(late.next.getTime() + retryDays * day);
  }

  function goOnTo(at: Date): void {
    while (running) {
      const one: Running = running;
      if (one.late && one.late.next <= at && one.late.next <= one.to) retry(one);
      else if (one.to <= at) renew(one);
      else return;
    }
  }

  const daysOf = (one: Running, at: Date): [number, number] => {
    const whole = warsawDay(one.to) - warsawDay(one.from);
    return [Math.max(0, Math.min(whole, warsawDay(one.to) - warsawDay(at))), whole];
  };

  function change(one: Running, action: Extract<Action, { plan: string }>): void {
    const [left, whole] = daysOf(one, action.at);
    const isOther = action.period !== one.period;
    const price = isOther ? action.cents : halfUp(action.cents * left, whole);
    const total = price - halfUp(one.cents * left, whole);
    Object.assign(one, { plan: action.plan, period: action.period, cents: action.cents, cancels: false });
    if (isOther) {
      Object.assign(one, { anchor: action.at, from: action.at });
      one.to = nextEnd(one);
    }
    if (total >= 0) charge(one, total);
    else credit -= total;
  }

  for (const action of actions) {
    goOnTo(action.at);
    const one = running as Running | null;
    if (action.kind === 'paid') {
      const { plan, period, cents, at } = action;
      const begun: Running = {
        plan,
        period,
        cents,
        anchor: at,
        from: at,
        to: at,
        cancels: false,
        paid: 0,
        late: null,
      };
      begun.to = nextEnd(begun);
      charge(begun, cents);
      running = begun;
    } else if (action.kind === 'changed' && one) change(one, action);
    else if (action.kind === 'cancelled' && one) one.cancels = true;
    else if (action.kind === 'resumed' && one) one.cancels = false;
    else if (action.kind === 'stopped') running = null;
    else if (action.kind === 'refundedThere') back += action.cents;
    else if (action.kind === 'withdrawn' && one) {
      const [left, whole] = daysOf(one, action.at);
      back += Math.min(one.paid, halfUp(one.cents * left, whole) + credit);
      credit = 0;
      running = null;
    } else if (action.kind === 'cardBroken') isBroken = true;
    else if (action.kind === 'cardMended') isBroken = false;
  }
  goOnTo(now);
  const end = running as Running | null;
  const isOver = !end || (end.late && end.late.since.getTime() + graceDays * day <= now.getTime());
  return {
    plan: isOver ? 'free' : end.plan,
    period: isOver ? null : end.period,
    to: isOver ? null : end.to,
    state: !end ? 'free' : isOver ? 'unpaid' : end.late ? 'late' : 'active',
    cancels: !isOver && end.cancels,
    credit: isOver ? 0 : credit,
    invoices: invoices.toSorted((a, b) => a - b),
    back,
  };
}
