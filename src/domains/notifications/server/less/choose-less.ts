import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { defineLimit } from '../../../../platform/limits/limits.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import type * as contract from '../../less-contract.ts';
import type { LessChoice } from '../../less-contract.ts';
import { type Chosen, lessState, withLess, withoutLess } from '../../less-of-this.ts';
import { notificationAdded } from '../notification-events.ts';
import { type NoticeSettings, saveSettings, settingsOf, usualSettings } from '../settings-store.ts';
import { type Less, readLessToken } from './less-token.ts';

/** Mail programs of many people share few addresses, so what is right is counted by person, and what is wrong by network. */
const lessByPerson = defineLimit('lessByPerson', { most: 60, seconds: 3600 });
const wrongByNetwork = defineLimit('lessWrongByNetwork', { most: 60, seconds: 600, by: 'network' });

const purpose = 'less undone';

async function opened({ services, address }: Caller, token: string): Promise<Less | 'expired'> {
  const less = readLessToken(services.secrets, services.clock.now(), token);
  if (!less) {
    await services.limits.take(wrongByNetwork, address);
    throw notFound();
  }
  return less;
}

/** Who shows a link: somebody in a browser, or a mail program. */
export type Caller = { services: Services; address: string };

async function openToChange(caller: Caller, token: string): Promise<Less> {
  const less = await opened(caller, token);
  if (less === 'expired') throw notFound();
  await caller.services.limits.take(lessByPerson, less.userId);
  return less;
}

export async function readLess(context: Context, { params }: CallInput<typeof contract.readLess>) {
  const { database } = context.services;
  const less = await opened(context, params.token);
  if (less === 'expired') return { data: { state: 'expired' as const } };
  const settings = (await settingsOf(database, [less.userId])).get(less.userId) ?? usualSettings;
  return { data: { state: 'open' as const, ...lessState(settings, less.scope, less.channel) } };
}

export async function chooseLess(context: Context, { params, body }: CallInput<typeof contract.chooseLess>) {
  return { data: await takeLess(context, params.token, body.choice) };
}

/** By the page's button, or by the one click of a mail program (RFC 8058). */
export async function takeLess(caller: Caller, token: string, choice: LessChoice) {
  const { services } = caller;
  const { userId, scope, channel } = await openToChange(caller, token);
  const { before, after } = await changed(services, userId, (settings) =>
    withLess(settings, scope, channel, choice),
  );
  const { choices, summary, digest } = before;
  const was: Chosen = { choices, summary, digest };
  const undo = services.secrets.seal(purpose, JSON.stringify({ token, was }));
  return { ...lessState(after, scope, channel), undo };
}

export async function undoLess(context: Context, { params, body }: CallInput<typeof contract.undoLess>) {
  const { services } = context;
  const { userId, scope, channel } = await openToChange(context, params.token);
  const sealed = services.secrets.unseal(purpose, body.undo);
  const undone = sealed && (JSON.parse(sealed) as { token: string; was: Chosen });
  if (!undone || undone.token !== params.token) throw invalid({ undo: ['invalid'] });
  const { after } = await changed(services, userId, (settings) => withoutLess(settings, undone.was, scope));
  return { data: lessState(after, scope, channel) };
}

async function changed(
  { database, clock, events }: Services,
  userId: string,
  change: (settings: NoticeSettings) => NoticeSettings,
): Promise<{ before: NoticeSettings; after: NoticeSettings }> {
  return database.transaction(async (tx: Tx) => {
    // An account that is gone has nothing to be less of.
    if (!(await lockUser(tx, userId))) throw notFound();
    const before = (await settingsOf(tx, [userId])).get(userId) ?? usualSettings;
    const after = change(before);
    await saveSettings(tx, userId, after, clock.now());
    // A page of the settings that is open would write back what it had.
    await events.publish(tx, notificationAdded.of(userId));
    return { before, after };
  });
}
