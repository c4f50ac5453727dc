import { wholeList } from '../../../../foundation/answers.ts';
import { addDays } from '../../../../foundation/calendar-day.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { keepAnswer } from '../../../../platform/http/kept-answers.ts';
import type { Services } from '../../../../platform/services.ts';
import { crossRates } from '../../../instruments/exchange-rates.ts';
import { chosenCurrencies } from '../../../instruments/server/chosen-currency-store.ts';
import { type CurrencyRow, currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';
import { untilMarketChanges } from '../until-market-changes.ts';
import { whatIsShown } from '../what-is-shown.ts';

const base = 'pln';
/** A currency whose last rate is older was given up: nothing is valued in it any more. */
const daysOfARate = 60;

/** Whether something can be valued in a currency today. */
export const hasRate =
  (today: string) =>
  ({ title, day }: CurrencyRow) =>
    title === base || (day !== null && day >= addDays(today, -daysOfARate));

/** Those somebody chose, or the usual ones; each only while it has a rate, since nothing could be valued in it (M-22). */
export async function listCurrencies(context: Context) {
  const { actor, services, locale } = context;
  const chosen = actor && (await chosenCurrencies(services.database, actor.userId));
  const rows = await currenciesShown(context);
  const own = chosen?.flatMap((id) => rows.find((row) => row.id === id) ?? []) ?? [];
  if (own.length > 0) return answerOf(own, rows, locale);
  // The same for all who have not chosen and may see the same: every page of the dashboard asks for them.
  const { to } = whatIsShown(context);
  return untilMarketChanges(services, `usual currencies ${dayOf(services)} ${to} ${locale}`, async () =>
    keepAnswer(
      answerOf(
        rows.filter((row) => row.is_usual),
        rows,
        locale,
      ),
    ),
  );
}

/** Those somebody chose first, in their order: lists begin with what is used most. */
export async function listAllCurrencies(context: Context) {
  const { services, locale } = context;
  const [rows, chosen] = await Promise.all([
    currenciesShown(context),
    chosenCurrencies(services.database, actorOf(context).userId),
  ]);
  const first = chosen ?? rows.filter((row) => row.is_usual).map(({ id }) => id);
  const isChosen = new Set(first);
  const ordered = [
    ...first.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    ...rows.filter(({ id }) => !isChosen.has(id)),
  ];
  return wholeList(
    ordered.map((row) => ({
      id: row.id,
      title: row.title,
      display_title: row.display_title,
      name: nameIn(row.names, locale, row.display_title),
      is_chosen: isChosen.has(row.id),
      is_usual: row.is_usual,
      pln: row.title === base ? null : row.pln,
      rates_day: row.day,
      rates_simulated: row.source === simulatedSource,
    })),
  );
}

const dayOf = ({ clock }: Services) => clock.now().toISOString().slice(0, 10);

/** Every currency with its newest rate, of those the caller may be shown. */
function currenciesShown(context: Context): Promise<CurrencyRow[]> {
  const { services } = context;
  const { shows, to } = whatIsShown(context);
  const today = dayOf(services);
  return untilMarketChanges(services, `currencies ${today} ${to}`, async () => {
    const rows = await currenciesWithRates(services.database, today);
    return rows.filter((row) => row.title === base || shows(row.source)).filter(hasRate(today));
  });
}

/** Each has its rates to all of the list, and to złoty and euro, which forms reckon with whatever was chosen. */
function answerOf(rows: readonly CurrencyRow[], all: readonly CurrencyRow[], locale: Locale) {
  const always = all.filter(({ title }) => title === base || title === 'eur');
  const rates = new Map([...always, ...rows].map(({ title, pln }) => [title, title === base ? '1' : pln!]));
  const dated = rows.filter(({ day }) => day !== null);
  return wholeList(
    rows.map((row) => ({
      id: row.id,
      title: row.title,
      display_title: row.display_title,
      name: nameIn(row.names, locale, row.display_title),
      exchange_rates: crossRates(row.title, rates),
      rates_day: dated[0]?.day ?? null,
      rates_simulated: dated.some((other) => other.source === simulatedSource),
    })),
  );
}
