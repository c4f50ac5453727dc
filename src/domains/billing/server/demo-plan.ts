import { addDays, addMonths, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import { momentInWarsaw } from '../../../foundation/warsaw/warsaw-time.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { missedPeriods, orderOf, type Settled } from '../quote.ts';
import { insertContract, lockContract } from './contract-store.ts';
import { withAgreement } from './contracts.ts';
import { issueConfirmation, subjectOf } from './documents/issue-documents.ts';
import { planBySlug } from './plan-store.ts';

/** Numbers of the demo's own: the others have no gap when it is removed. */
const firstNumber = 900_001;

/** The demo account shows everything the product can do: ordered half a year ago, in the middle of a month by now. */
export async function seedDemoPlan(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const plan = await planBySlug(tx, 'professional');
  const now = services.clock.now();
  const orderedAt = momentInWarsaw(addDays(addMonths(dayInWarsaw(now), -5), -12), 10 * 60);
  const first = orderOf({ price: plan.price_pln, period: 'month' }, orderedAt);
  const periods = [first, ...missedPeriods(first.agreement, () => plan.price_pln, now)];
  const { agreement } = periods.at(-1) as Settled;
  const contract = { id: newId(), userId: user.id, planId: plan.id, agreement, at: orderedAt };
  await insertContract(tx, { ...contract, provider: 'built-in', currency: 'pln' });
  const held = (await lockContract(tx, user.id, now))!;
  for (const [at, settled] of periods.entries()) {
    const { from } = settled.agreement.span;
    const subject = subjectOf(user.id, withAgreement(held, settled.agreement));
    const given = { issued_at: from, ordinal: firstNumber + at };
    await issueConfirmation(tx, services, subject, at === 0 ? 'order' : 'renewal', settled, given);
  }
}
