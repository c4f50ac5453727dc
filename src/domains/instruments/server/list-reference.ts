import { wholeList } from '../../../foundation/answers.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Context } from '../../../platform/http/context.ts';
import { crossRates } from '../exchange-rates.ts';
import { simulatedSource } from '../simulated-source.ts';
import { assetClasses, currenciesWithRates } from './reference-store.ts';

/** Those with rates: in another one nothing could be valued, so nobody is offered it. */
export async function listCurrencies({ services }: Context) {
  const today = services.clock.now().toISOString().slice(0, 10);
  const rows = await currenciesWithRates(services.database, today);
  const rates = new Map<string, string>();
  for (const row of rows) {
    if (row.title === 'pln') rates.set('pln', '1');
    else if (row.pln) rates.set(row.title, row.pln);
  }
  const dated = rows.filter((row) => row.day !== null);
  return wholeList(
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
  );
}

export async function listAssetClasses({ services, locale }: Context) {
  const rows = await assetClasses(services.database);
  return wholeList(
    rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      parent_id: row.parent_id,
      name: nameIn(row.names, locale, row.slug),
    })),
  );
}
