import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { countForInstallation, uncountForInstallation } from '../../../platform/sms/sms-count-store.ts';
import { countForPerson, forgetSmsDays, uncountForPerson, usedBy } from './sms-day-store.ts';

const keptDays = 90;

/** Days are those of UTC, the same for all processes. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What counting needs of the services. */
type Counting = Pick<Services, 'settings' | 'clock'>;

export type SmsCap = 'person' | 'installation';

/**
 * One more message of today, or whose cap is reached (rule CH-5). To be asked in the transaction that says that the
 * message is being handed over.
 */
export async function takeSms(tx: Tx, services: Counting, userId: string): Promise<'taken' | SmsCap> {
  const { settings, clock } = services;
  const day = dayOf(clock.now());
  if (!(await countForPerson(tx, userId, day, settings.smsPerPerson))) return 'person';
  if (await countForInstallation(tx, day, settings.smsPerDay)) return 'taken';
  await uncountForPerson(tx, userId, day);
  return 'installation';
}

/** For a message that was not taken after all: refused, or to be tried again. */
export async function giveBackSms(tx: Tx, services: Counting, userId: string): Promise<void> {
  const day = dayOf(services.clock.now());
  await uncountForPerson(tx, userId, day);
  await uncountForInstallation(tx, day);
}

export async function forgetOldSmsDays({ database, clock }: Services): Promise<void> {
  await forgetSmsDays(database, dayOf(new Date(clock.now().getTime() - keptDays * 86_400_000)));
}

/** How many SMS somebody was sent today. */
export function smsToday({ database, clock }: Services, userId: string): Promise<number> {
  return usedBy(database, userId, dayOf(clock.now()));
}
