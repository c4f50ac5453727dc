import { wholeList } from '../../../foundation/answers.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { keepAnswer } from '../../../platform/http/kept-answers.ts';
import { instrumentsOfClass } from '../../instruments/server/instrument-store.ts';
import {
  type marketHeatmap as heatmapCall,
  marketClasses,
  type marketOverview as overviewCall,
  type symbolClass as symbolClassCall,
} from '../contract.ts';
import { quoteShapeOf, quotesOf, sparklineOf } from './quotes/quotes.ts';
import { untilMarketChanges } from './until-market-changes.ts';
import { whatIsShown } from './what-is-shown.ts';

export async function marketHeatmap(context: Context, { query }: CallInput<typeof heatmapCall>) {
  const { services, locale } = context;
  const instruments = await instrumentsOfClass(services.database, query.class);
  const quotes = await quotesOf(services, instruments, whatIsShown(context));
  return wholeList(quotes.map((quote) => quoteShapeOf(quote, locale)));
}

export async function marketOverview(context: Context, { query }: CallInput<typeof overviewCall>) {
  return classOverview(context, query.class);
}

export async function symbolClass(context: Context, { params }: CallInput<typeof symbolClassCall>) {
  if (!marketClasses.some((known) => known === params.class)) throw notFound();
  return classOverview(context, params.class);
}

/** The same for everybody who reads the language and may see the same. */
function classOverview(context: Context, classSlug: string) {
  const { services, locale } = context;
  const { shows, to } = whatIsShown(context);
  const today = dayInWarsaw(services.clock.now());
  return untilMarketChanges(services, `overview ${classSlug} ${locale} ${today} ${to}`, async () => {
    const instruments = await instrumentsOfClass(services.database, classSlug);
    const quotes = await quotesOf(services, instruments, { shows });
    return keepAnswer(
      wholeList(quotes.map((quote) => ({ ...quoteShapeOf(quote, locale), sparkline: sparklineOf(quote) }))),
    );
  });
}
