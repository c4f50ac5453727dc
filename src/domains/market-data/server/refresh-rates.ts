import { addDays, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { currenciesWithRates, upsertRates } from '../../instruments/server/reference-store.ts';
import type { RatePoint } from '../source-port.ts';
import { preferNbp, throughEuro } from '../source-rates.ts';
import { checkRates } from '../sources/check-prices.ts';
import { marketSources } from './market-sources.ts';

/** NBP publishes table A before noon; once an hour is enough to have it soon, and to catch up after a pause. */
export const refreshRates = defineJob<Record<string, never>>('market.refresh-rates', {
  schedule: '25 * * * *',
});

const firstRateDay = '2006-01-02';
const longestSpan = 3 * 365;

/** Fetches what is new since the last stored rate, a few years at a time; NBP first, ECB for what NBP lacks (rule 11). */
export async function fetchRates(services: Services): Promise<void> {
  const { database, clock, log } = services;
  const sources = marketSources(services);
  if (sources.length === 0) return;
  const today = dayInWarsaw(clock.now());
  const currencies = await currenciesWithRates(database, today);
  const codes = currencies.map((row) => row.title.toUpperCase()).filter((code) => code !== 'PLN');
  const newest = currencies
    .map((row) => row.day)
    .filter((day) => day !== null)
    .sort()[0];
  const from = newest ? addDays(newest, 1) : firstRateDay;
  if (from > today) return;
  const to = addDays(from, longestSpan) < today ? addDays(from, longestSpan) : today;
  const ask = async (name: 'nbp' | 'ecb'): Promise<RatePoint[]> => {
    const rates = sources.find((ready) => ready.name === name)?.source.provides.rates;
    try {
      return rates ? await rates(codes, from, to) : [];
    } catch (error) {
      log.warn({ err: error, source: name }, 'rates not fetched');
      return [];
    }
  };
  const nbp = await ask('nbp');
  const lacking = codes.some((code) => !nbp.some((rate) => rate.base === code));
  const rates = lacking ? preferNbp(nbp, throughEuro(await ask('ecb'))) : nbp;
  const checked = checkRates(rates, today);
  await upsertRates(
    database,
    checked.rates
      .filter((rate) => rate.quote === 'PLN')
      .map((rate) => ({
        title: rate.base.toLowerCase(),
        day: rate.day,
        pln: rate.value,
        source: rate.table ?? 'nbp',
      })),
  );
  if (to < today) await services.jobs.send(database, refreshRates, {});
}
