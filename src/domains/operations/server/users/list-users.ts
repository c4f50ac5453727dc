import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { mostCounted } from '../../../../foundation/searched.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { mailsWaiting } from '../../../../platform/mail/mail-store.ts';
import { isDemoOperator } from '../../../identity/server/sign-in/impersonate.ts';
import type * as contract from '../../users-contract.ts';
import { outboxOf } from '../outbox/list-outbox.ts';
import { failedConnections } from '../system/health-store.ts';
import {
  countDeskUsers,
  countPeople,
  type DeskUserRow,
  deskUse,
  deskUser,
  listDeskUsers,
} from './desk-user-store.ts';
import { isPlain, type WantedUsers } from './wanted-users.ts';

export async function listUsers(context: Context, { query }: CallInput<typeof contract.listUsers>) {
  const { database, clock } = context.services;
  const demoOnly = await isDemoOperator(context);
  const asked: WantedUsers = { ...query, search: query.search?.trim() ?? '', demoOnly, now: clock.now() };
  // What is not counted has no pages either.
  const wanted = isPlain(asked) ? asked : { ...asked, start: Math.min(asked.start, mostCounted) };
  const { start, limit } = wanted;
  const [rows, total] = await Promise.all([
    listDeskUsers(database, wanted),
    countDeskUsers(database, wanted),
  ]);
  return { data: rows.map((row) => shown(context, row)), meta: { total, start, limit } };
}

const languagesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([lang, name]) => ({ lang, name }));

function shown({ services }: Context, row: DeskUserRow) {
  return {
    ...row,
    portfolios: Number(row.portfolios),
    portfolio_limit: services.settings.plans ? row.portfolio_limit : null,
    plan: {
      slug: row.slug ?? 'free',
      languages: languagesOf(row.names ?? {}),
      is_trial: row.is_trial ?? false,
      ends_at: row.ends_at,
      renews_at: row.renews_at,
    },
  };
}

export async function readDeskUser(context: Context, { params }: CallInput<typeof contract.readDeskUser>) {
  const { database, clock, settings } = context.services;
  const { userId } = actorOf(context);
  const demoOnly = await isDemoOperator(context);
  const now = clock.now();
  const row = isId(params.id) ? await deskUser(database, params.id, now) : undefined;
  if (!row || (demoOnly && !row.is_demo)) throw notFound();
  const use = await deskUse(database, row.id, now);
  const act = !demoOnly && row.id !== userId;
  return {
    data: {
      ...shown(context, row),
      ...use,
      storage: Number(use.storage),
      integration_limit: settings.plans ? row.integration_limit : null,
      may: { enter: act && row.role !== 'admin' && !row.blocked_at, act },
    },
  };
}

export async function readDesk(context: Context) {
  const { database, clock, jobs } = context.services;
  const [demoOnly, { to }] = await Promise.all([isDemoOperator(context), outboxOf(context)]);
  const [people, mails, failing, failedJobs] = await Promise.all([
    countPeople(database, demoOnly, clock.now()),
    mailsWaiting(database, to),
    demoOnly ? { count: 0, brokers: [] } : failedConnections(database),
    demoOnly ? 0 : jobs.countFailedTwice(),
  ]);
  return {
    data: {
      ...people,
      mails_waiting: mails.count,
      oldest_mail_at: mails.oldest,
      failed_jobs: failedJobs,
      failed_connections: failing.count,
      failing_brokers: failing.brokers,
    },
  };
}
