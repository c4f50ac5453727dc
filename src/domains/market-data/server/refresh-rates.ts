import { addDays, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type CurrencyRow,
  currenciesWithRates,
  type Rate,
  upsertRates,
} from '../../instruments/server/reference-store.ts';
import type { RatePoint } from '../source-port/source-port.ts';
import { throughEuro } from '../source-port/source-rates.ts';
import { checkRates } from '../sources/check-prices.ts';
import { marketChanged } from './market-events.ts';
import { marketSources } from './sources/market-sources.ts';

/** NBP publishes table A before noon; once an hour is enough to have it soon, and to catch up after a pause. */
export const refreshRates = defineJob<Record<string, never>>('market.refresh-rates', {
  schedule: '25 * * * *',
});

const ecbMark = 'ecb';
const firstRateDay = '2006-01-02';
const longestSpan = 3 * 365;

/**
 * Fetches what is new since the last stored rate, a few years at a time. ECB serves only what NBP does not list
 * (rules M-3 and M-16): while NBP is silent its currencies keep their last good rate, and those of ECB go on.
 */
export async function fetchRates(services: Services): Promise<void> {
  const { database, clock, events } = services;
  if (marketSources(services).length === 0) return;
  const today = dayInWarsaw(clock.now());
  const currencies = (await currenciesWithRates(database, today)).filter(({ title }) => title !== 'pln');
  const span = spanOf(currencies, today);
  if (!span) return;
  const codes = currencies.map(codeOf);
  const nbp = await ask(services, 'nbp', codes, span);
  const ofEcb = currencies.filter((row) => isOfEcb(row, nbp)).map(codeOf);
  const ecb = ofEcb.length ? await ask(services, 'ecb', ofEcb, span) : [];
  const found = [
    ...ratesIn(nbp),
    // EUR comes along because every cross goes through it.
    ...throughEuro(ratesIn(ecb)).flatMap((rate) =>
      ofEcb.includes(rate.base) ? { ...rate, table: ecbMark } : [],
    ),
  ];
  const rates = believed(services, found, currencies, today);
  await database.transaction(async (tx) => {
    await upsertRates(tx, rates);
    if (rates.length) await events.publish(tx, marketChanged.of());
    // Only after something came: a source that is down would otherwise be asked again and again.
    if (rates.length && span.to < today) await services.jobs.send(tx, refreshRates, {});
  });
}

const codeOf = ({ title }: CurrencyRow) => title.toUpperCase();

/** From the day after the oldest of the newest rates. */
function spanOf(currencies: CurrencyRow[], today: string): { from: string; to: string } | undefined {
  const newest = currencies.flatMap(({ day }) => day ?? []).sort()[0];
  const from = newest ? addDays(newest, 1) : firstRateDay;
  if (from > today) return undefined;
  const to = addDays(from, longestSpan);
  return { from, to: to < today ? to : today };
}

type Rates = RatePoint[] | 'silent' | 'absent';
const ratesIn = (rates: Rates): RatePoint[] => (typeof rates === 'string' ? [] : rates);

async function ask(
  services: Services,
  name: 'nbp' | 'ecb',
  codes: string[],
  { from, to }: { from: string; to: string },
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

/** Whether ECB is to be asked for a currency: NBP is switched off, or answers without it, or never had it. */
function isOfEcb(row: CurrencyRow, nbp: Rates): boolean {
  if (nbp === 'absent') return true;
  // On a day without a table nothing tells what NBP lists.
  if (nbp === 'silent' || nbp.length === 0) return row.source === ecbMark;
  return !nbp.some(({ base }) => base === codeOf(row));
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
