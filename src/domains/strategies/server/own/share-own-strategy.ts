import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { decimal, textOf } from '../../../../foundation/decimal.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { newLinkId, ownerOfLink } from '../../../../platform/owned-link.ts';
import { longestName, type OwnComponent, type OwnRules, usualRules } from '../../own/own-strategy.ts';
import { usualBand } from '../../own/targets-from-held.ts';
import type * as contract from '../../own-contract.ts';
import { matchNames } from '../match-names.ts';
import { strategies } from '../strategy-store.ts';
import { addStrategy } from './manage-own-strategies.ts';
import {
  giveLink,
  type OwnStrategyRow,
  ownStrategyById,
  ownStrategyByLink,
  takeLink,
} from './own-strategy-store.ts';
import { componentsShown, shownDetail } from './shown-strategy.ts';

/** One link a strategy; asked for again, it is the same (rule S-18). */
export async function shareOwnStrategy(
  context: Context,
  { params }: CallInput<typeof contract.shareOwnStrategy>,
) {
  const { database, secrets } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const fresh = newLinkId(secrets, 'strategy link', userId);
  const given = await database.transaction((tx) => giveLink(tx, userId, params.id, fresh));
  if (!given) throw notFound();
  return { data: given };
}

export async function unshareOwnStrategy(
  context: Context,
  { params }: CallInput<typeof contract.unshareOwnStrategy>,
) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const taken = await context.services.database.transaction((tx) => takeLink(tx, userId, params.id));
  if (taken === 0) throw notFound();
  return isDone;
}

type Found = { ownerId: string; row: OwnStrategyRow };

/** What was taken back is as unknown as what never was. */
async function byLink({ services }: Context, linkId: string): Promise<Found | undefined> {
  const ownerId = ownerOfLink(services.secrets, 'strategy link', linkId);
  const row = ownerId && (await ownStrategyByLink(services.database, ownerId, linkId));
  return row ? { ownerId: ownerId!, row } : undefined;
}

/** The newest version, without its rules: amounts are nobody else's business (rule S-18). */
export async function sharedStrategy(
  context: Context,
  { params }: CallInput<typeof contract.sharedStrategy>,
) {
  const found = await byLink(context, params.id);
  if (!found) throw notFound();
  const { ownerId, row } = found;
  const matches = row.components.flatMap((one) => one.matches);
  const names = await matchNames(context.services.database, ownerId, matches);
  return {
    data: {
      name: row.name,
      version: row.version,
      updated_at: row.updated_at.toISOString(),
      composition: componentsShown(row.components, names, context.locale),
      is_mine: context.actor?.userId === ownerId,
    },
  };
}

type Copied = { name: string; components: readonly OwnComponent[]; rules: OwnRules };

/** With everything that counts for each part, so that a copy covers what the original does (rule S-16). */
export async function copyStrategy(context: Context, { body }: CallInput<typeof contract.copyStrategy>) {
  const { database } = context.services;
  const copied = body.from === 'link' ? await ofLink(context, body.id) : await ofStrategy(context, body.id);
  if (!copied) throw invalid({ id: ['strategyUnknown'] });
  const name = (body.name ?? copied.name).slice(0, longestName);
  const id = await database.transaction((tx) =>
    addStrategy(tx, context, { ...copied, name, submission_id: null }),
  );
  return { data: (await shownDetail(context, id))! };
}

async function ofLink(context: Context, linkId: string): Promise<Copied | undefined> {
  const found = await byLink(context, linkId);
  if (!found) return undefined;
  const { name, components, rules } = found.row;
  // Amounts stay with whoever shared it, unless that is the same person.
  const isMine = found.ownerId === actorOf(context).userId;
  return { name, components, rules: isMine ? rules : usualRules };
}

async function ofStrategy(context: Context, id: string): Promise<Copied | undefined> {
  const { database } = context.services;
  if (!isId(id)) return undefined;
  const own = await ownStrategyById(database, actorOf(context).userId, id);
  if (own) return own;
  const [listed] = await strategies(database, id);
  if (!listed) return undefined;
  const components = listed.composition.map(({ names, family, wanted, matches }) => ({
    names,
    family,
    percent: textOf(wanted),
    band: textOf(usualBand(decimal(textOf(wanted)))),
    matches,
  }));
  return { name: nameIn(listed.names, context.locale, listed.slug), components, rules: usualRules };
}
