import { wholeList } from '../../../../foundation/answers.ts';
import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { keepAnswer } from '../../../../platform/http/kept-answers.ts';
import type { Services } from '../../../../platform/services.ts';
import { instrumentsOfClass } from '../../../instruments/server/instrument-store.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';
import { type Shows, sourceName } from '../../display-rights.ts';
import { untilMarketChanges } from '../until-market-changes.ts';
import { whatIsShown } from '../what-is-shown.ts';
import { quotesOf } from './quotes.ts';

/** How many of each class the tape shows, most followed first. */
const shown = [
  ['indices', 2],
  ['crypto', 1],
  ['commodities', 1],
  ['stocks', 4],
] as const;

const shownCurrencies = ['eur', 'usd'];

/** The same for all who may see the same: when the market changes they come at once, and one reading serves them. */
export function tickerTape(context: Context) {
  const { shows, to } = whatIsShown(context);
  return untilMarketChanges(context.services, `tape ${to}`, () => readTape(context.services, shows));
}

async function readTape(services: Services, shows: Shows) {
  const { database, clock } = services;
  const classes = await Promise.all(shown.map(([slug, most]) => instrumentsOfClass(database, slug, most)));
  const quotes = await quotesOf(services, classes.flat(), { shows });
  const items = quotes
    .filter((quote) => quote.instrument.price !== null)
    .map((quote) => ({
      symbol: quote.instrument.ticker,
      value: quote.instrument.price!,
      currency: quote.instrument.class_slug === 'indices' ? null : quote.instrument.currency,
      price_unit: quote.instrument.price_unit,
      change_percent: quote.changes['24h'],
      class: quote.instrument.class_slug,
      slug: quote.instrument.slug,
      is_simulated: quote.isSimulated,
      source: sourceName(quote.instrument.price_source!),
    }));
  const currencies = await currencyItems(services, dayInWarsaw(clock.now()), shows);
  return keepAnswer(wholeList([...items.slice(0, 2), ...currencies, ...items.slice(2)]));
}

async function currencyItems(services: Services, today: string, shows: Shows) {
  const ratesOn = async (day: string) =>
    (await currenciesWithRates(services.database, day)).filter(({ source }) => shows(source));
  const newest = await ratesOn(today);
  const dayOfNewest = newest.find((row) => row.day)?.day ?? today;
  const before = new Map((await ratesOn(addDays(dayOfNewest, -1))).map((row) => [row.title, row.pln]));
  return newest
    .filter((row) => shownCurrencies.includes(row.title) && row.pln !== null)
    .map((row) => {
      const earlier = before.get(row.title);
      return {
        symbol: `${row.title.toUpperCase()}/PLN`,
        value: Number(row.pln).toFixed(4),
        currency: null,
        price_unit: 'unit' as const,
        change_percent: earlier ? (Number(row.pln) / Number(earlier) - 1) * 100 : null,
        class: null,
        slug: null,
        is_simulated: row.source === simulatedSource,
        source: sourceName(row.source!),
      };
    });
}
