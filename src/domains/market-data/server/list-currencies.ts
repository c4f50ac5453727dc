import { wholeList } from '../../../foundation/answers.ts';
import type { Context } from '../../../platform/http/context.ts';
import { keepAnswer } from '../../../platform/http/kept-answers.ts';
import type { Services } from '../../../platform/services.ts';
import { crossRates } from '../../instruments/exchange-rates.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { Shows } from '../display-rights.ts';
import { untilMarketChanges } from './until-market-changes.ts';
import { whatIsShown } from './what-is-shown.ts';

/** The same for all who may see the same: every page of the dashboard asks for them. */
export function listCurrencies(context: Context) {
  const { services } = context;
  const { shows, to } = whatIsShown(context);
  const today = services.clock.now().toISOString().slice(0, 10);
  return untilMarketChanges(services, `currencies ${today} ${to}`, () =>
    readCurrencies(services, today, shows),
  );
}

/** Those with rates: in another one nothing could be valued, so nobody is offered it. */
async function readCurrencies({ database }: Services, today: string, shows: Shows) {
  const rows = (await currenciesWithRates(database, today)).filter(
    ({ title, source }) => title === 'pln' || shows(source),
  );
  const rates = new Map<string, string>();
  for (const row of rows) {
    if (row.title === 'pln') rates.set('pln', '1');
    else if (row.pln) rates.set(row.title, row.pln);
  }
  const dated = rows.filter((row) => row.day !== null);
  return keepAnswer(
    wholeList(
      rows
        .filter((row) => rates.has(row.title))
        .map((row) => ({
          id: row.id,
          title: row.title,
          display_title: row.display_title,
          exchange_rates: crossRates(row.title, rates),
          rates_day: dated[0]?.day ?? null,
          rates_simulated: dated.some((other) => other.source === simulatedSource),
        })),
    ),
  );
}
