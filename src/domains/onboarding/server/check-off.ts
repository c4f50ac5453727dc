import { isDone } from '../../../foundation/answers.ts';
import { newId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { checklistOf, closeList } from './onboarding-store.ts';

/** The first things, by what is there; with all of them done there is nothing to show (rule OB-11). */
export async function readChecklist(context: Context) {
  const row = await checklistOf(context.services.database, actorOf(context).userId);
  const { is_closed, ...things } = row;
  return { data: { ...things, is_shown: !is_closed && Object.values(things).includes(false) } };
}

export async function closeChecklist(context: Context) {
  const { database, clock } = context.services;
  await closeList(database, actorOf(context).userId, newId(), clock.now());
  return isDone;
}
