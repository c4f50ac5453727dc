import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { type DemoProperty, demoProperties } from '../demo-properties.ts';
import { insertFlow, putLoan, putValuation } from './property-book-store.ts';
import { insertProperty } from './property-store.ts';

/** The demo account's properties: each with a mortgage and rent, one of them owned by half. */
export async function seedDemoProperties(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const today = dayInWarsaw(services.clock.now());
  const złoty = (await currenciesWithRates(tx, today)).find(({ title }) => title === 'pln')!.id;
  for (const plan of demoProperties)
    if (plan.fields.bought_on < today) await seedProperty(tx, services, user.id, plan, { złoty, today });
}

async function seedProperty(
  tx: Tx,
  { clock }: Services,
  userId: string,
  plan: DemoProperty,
  { złoty, today }: { złoty: string; today: string },
): Promise<void> {
  const id = newId();
  const at = clock.now();
  const currency = { currency_id: złoty, bought_currency_id: złoty };
  await insertProperty(tx, userId, { ...plan.fields, ...currency, id, submission_id: null, at });
  const valuations = plan.valuations.filter(([day]) => day <= today);
  for (const [day, price] of valuations)
    await putValuation(tx, userId, { property_id: id, day, price, currency_id: złoty, at });
  for (const flow of plan.flows)
    await insertFlow(tx, userId, { ...flow, id: newId(), property_id: id, submission_id: null, at });
  if (plan.loan.taken_on <= today)
    await putLoan(tx, userId, { ...plan.loan, currency_id: złoty, property_id: id, at });
}
