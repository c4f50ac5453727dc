import { newId } from '../../../../foundation/ids.ts';
import type { Secrets } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import type { Aggregator, AggregatorUser } from '../../aggregator/aggregator-port.ts';
import {
  type AggregatorPerson,
  deleteRemoval,
  insertPerson,
  insertRemoval,
  personOf,
} from './aggregator-store.ts';

const purpose = (userId: string, person: string) => `aggregator ${userId} ${person}`;

/** As the aggregator is told whom we mean; nothing where another secret sealed it. */
export function userOf(
  secrets: Secrets,
  { user_id, person, secret }: Pick<AggregatorPerson, 'user_id' | 'person' | 'secret'>,
): AggregatorUser | undefined {
  const userSecret = secrets.unseal(purpose(user_id, person), secret);
  return userSecret === undefined ? undefined : { userId: person, userSecret };
}

const hour = 3_600_000;

/**
 * The person at the aggregator, made there if need be. Before it is asked it is written down that it shall forget them,
 * and with the secret that is taken back: whatever ends in between, nobody is left there whom nobody knows here.
 */
export async function registered(
  services: Services,
  aggregator: Aggregator,
  userId: string,
): Promise<AggregatorUser | undefined> {
  const { database, secrets, clock } = services;
  const known = await personOf(database, userId);
  if (known) return userOf(secrets, known);
  const person = newId(clock.now().getTime());
  await insertRemoval(database, person, new Date(clock.now().getTime() + hour));
  const { userSecret } = await aggregator.register(person);
  await database.transaction(async (tx) => {
    // Whoever removes the account meanwhile would not see this person any more: then they are forgotten as promised.
    if (!(await lockUser(tx, userId))) return;
    const secret = secrets.seal(purpose(userId, person), userSecret);
    // Pressed twice: the other one stays, and this one is forgotten.
    if (await insertPerson(tx, { user_id: userId, person, secret }))
      await deleteRemoval(tx, { person, connection: '' });
  });
  const kept = await personOf(database, userId);
  return kept && userOf(secrets, kept);
}
