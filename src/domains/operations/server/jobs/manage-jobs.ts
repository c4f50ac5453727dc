import { isDone, wholeList } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { mostCounted } from '../../../../foundation/searched.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { nextRun } from '../../../../platform/jobs/next-run.ts';
import { isDemoOperator } from '../../../identity/server/sign-in/impersonate.ts';
import type * as contract from '../../system-contract.ts';
import { writeAct } from '../users/held-user.ts';

export async function listQueues({ services }: Context) {
  const queues = await services.jobs.queues();
  const now = services.clock.now();
  return wholeList(
    queues.map((queue) => ({ ...queue, next_run_at: queue.schedule ? nextRun(queue.schedule, now) : null })),
  );
}

/** What a job is about is a person's: only its kind, times and error are told, and nothing to the demo operator. */
export async function listJobs(context: Context, { query }: CallInput<typeof contract.listJobs>) {
  const { jobs } = context.services;
  const { start, limit, state, search = '' } = query;
  if (await isDemoOperator(context)) return { data: [], meta: { total: 0, start, limit } };
  const wanted = { state, search: search.trim() };
  const [data, total] = await Promise.all([
    jobs.list({ ...wanted, start, limit }),
    jobs.count(wanted, mostCounted),
  ]);
  return { data, meta: { total, start, limit } };
}

export const retryJob = (context: Context, { params }: CallInput<typeof contract.retryJob>) =>
  change(context, params, 'job-retried');

export const discardJob = (context: Context, { params }: CallInput<typeof contract.discardJob>) =>
  change(context, params, 'job-discarded');

async function change(
  context: Context,
  { queue, id }: { queue: string; id: string },
  action: 'job-retried' | 'job-discarded',
) {
  const { database, jobs } = context.services;
  if (!isId(id) || (await isDemoOperator(context))) throw notFound();
  await database.transaction(async (tx) => {
    const isThere =
      action === 'job-retried' ? await jobs.retry(tx, queue, id) : await jobs.discard(tx, queue, id);
    if (!isThere) throw notFound();
    await writeAct(tx, context, action, null, { queue });
  });
  return isDone;
}
