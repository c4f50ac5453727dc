import { addDays, dayInWarsaw, dayNumber } from '../../../../foundation/calendar-day.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  type CurrencyRow,
  currenciesWithRates,
  noteRatesAsked,
  type Rate,
  ratesAskedThrough,
  upsertRates,
} from '../../../instruments/server/reference-store.ts';
import type { RatePoint } from '../../source-port/source-port.ts';
import { throughEuro } from '../../source-port/source-rates.ts';
import { checkRates } from '../../sources/check-prices.ts';
import { marketChanged } from '../market-events.ts';
import { marketSources } from '../sources/market-sources.ts';

/** NBP publishes its tables before noon; once an hour is enough to have it soon, and to catch up after a pause. */
export const refreshRates = defineJob<Record<string, never>>('market.refresh-rates', {
  schedule: '25 * * * *',
});

const ecbMark = 'ecb';
const firstRateDay = '2006-01-02';
const longestSpan = 3 * 365;
/** A table may come late, so the last days are asked for again; what is stored already is left as it is. */
const daysAskedAgain = 3;
/** Table B comes on Wednesdays: what neither table had in so many days, NBP does not list. */
const daysThatTell = 30;

type Span = { from: string; to: string };

/**
 * Fetches what is new since the sources were asked last, a few years at a time. ECB serves only what NBP does not list
 * (rules M-3 and M-16): while NBP is silent its currencies keep their last good rate, and those of ECB go on.
 */
export async function fetchRates(services: Services): Promise<void> {
  const { database, clock, events } = services;
  if (marketSources(services).length === 0) return;
  const today = dayInWarsaw(clock.now());
  const span = spanAfter(await ratesAskedThrough(database), today);
  const currencies = (await currenciesWithRates(database, today)).filter(({ title }) => title !== 'pln');
  const nbp = await ask(services, 'nbp', currencies.map(codeOf), span);
  const atEcb = currencies.filter((row) => isOfEcb(row, nbp, span));
  const ofEcb = atEcb.map(codeOf);
  const ecb = ofEcb.length
    ? await ask(services, 'ecb', ofEcb, { ...span, from: missedAtEcb(atEcb, span) })
    : [];
  const found = [
    ...ratesIn(nbp),
    // EUR comes along because every cross goes through it.
    ...throughEuro(ratesIn(ecb)).flatMap((rate) =>
      ofEcb.includes(rate.base) ? { ...rate, table: ecbMark } : [],
    ),
  ];
  const rates = believed(services, newIn(found, currencies), currencies, today);
  // Who failed is asked for the same days the next time; ECB is asked from its last rate on anyway.
  const answered = nbp === 'absent' ? ecb !== 'silent' : nbp !== 'silent';
  await database.transaction(async (tx) => {
    if (rates.length) await upsertRates(tx, rates);
    if (rates.length) await events.publish(tx, marketChanged.of());
    if (answered) await noteRatesAsked(tx, earlier(span.to, addDays(today, -daysAskedAgain)));
    // Only after something came: a source that is down would otherwise be asked again and again.
    if (answered && found.length && span.to < today) await services.jobs.send(tx, refreshRates, {});
  });
}

const codeOf = ({ title }: CurrencyRow) => title.toUpperCase();
const earlier = (one: string, other: string) => (one < other ? one : other);

function spanAfter(asked: string | null, today: string): Span {
  const from = asked ? addDays(asked, 1) : firstRateDay;
  return { from, to: earlier(addDays(from, longestSpan), today) };
}

/** ECB may have been away while NBP answered: what it serves is asked for since its last rate, if it still has one. */
function missedAtEcb(rows: CurrencyRow[], { from }: Span): string {
  const since = addDays(from, -longestSpan);
  return rows.reduce((first, { source, day }) => {
    const isBehind = source === ecbMark && day !== null && day >= since;
    return isBehind ? earlier(first, addDays(day, 1)) : first;
  }, from);
}

/** Nothing that was stored is replaced: what a table said stays said. */
function newIn(found: RatePoint[], currencies: CurrencyRow[]): RatePoint[] {
  const newest = new Map(currencies.map((row) => [codeOf(row), row.day]));
  return found.filter(({ base, day }) => day > (newest.get(base) ?? ''));
}

type Rates = RatePoint[] | 'silent' | 'absent';
const ratesIn = (rates: Rates): RatePoint[] => (typeof rates === 'string' ? [] : rates);

async function ask(
  services: Services,
  name: 'nbp' | 'ecb',
  codes: string[],
  { from, to }: Span,
): Promise<Rates> {
  const rates = marketSources(services).find((ready) => ready.name === name)?.source.provides.rates;
  if (!rates) return 'absent';
  try {
    return await rates(codes, from, to);
  } catch (error) {
    services.log.warn({ err: error, source: name }, 'rates not fetched');
    return 'silent';
  }
}

/** Whether ECB is to be asked for a currency: NBP is switched off, or did not list it for a while. */
function isOfEcb(row: CurrencyRow, nbp: Rates, { from, to }: Span): boolean {
  if (nbp === 'absent') return true;
  if (nbp === 'silent') return row.source === ecbMark;
  if (nbp.some(({ base }) => base === codeOf(row))) return false;
  if (row.source === ecbMark) return true;
  // A few days without it tell nothing: they may be holidays, or days without a table B.
  return dayNumber(to) - dayNumber(row.day ?? from) >= daysThatTell;
}

/** What lies far off the last stored rate, or in the future, is not believed, and the operator's log says so. */
function believed(services: Services, found: RatePoint[], currencies: CurrencyRow[], today: string): Rate[] {
  const last = new Map(
    currencies.flatMap((row) => (row.pln ? [[`${codeOf(row)}PLN`, row.pln] as const] : [])),
  );
  const checked = checkRates(found, today, last);
  if (checked.heldBack.length) services.log.warn({ rates: checked.heldBack.slice(0, 20) }, 'rates held back');
  return checked.rates.map(({ base, day, value, table }) => ({
    title: base.toLowerCase(),
    day,
    pln: value,
    source: table ?? 'nbp',
  }));
}
