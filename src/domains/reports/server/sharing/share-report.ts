import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type * as contract from '../../sharing-contract.ts';
import { shownReport } from '../manage-reports.ts';
import { reportsChanged } from '../report-events.ts';
import { lockReport, reportById } from '../report-store.ts';
import { removeLink } from './link-store.ts';
import { preparedChange, preparedLink } from './prepare-link.ts';
import { checkedElements, shownDocument } from './shown-document.ts';

export async function shareReport(
  context: Context,
  { params, body }: CallInput<typeof contract.shareReport>,
) {
  const { database, events } = context.services;
  const { userId } = actorOf(context);
  const report = isId(params.id) ? await reportById(database, userId, params.id) : undefined;
  if (!report) throw notFound();
  const write = report.link
    ? await preparedChange(context, report, body)
    : await preparedLink(context, report, body);
  const shared = await database.transaction(async (tx) => {
    await lockReport(tx, userId, report.id);
    // Read after whoever held it is done: what they shared is not in the row that was waited for.
    const current = await reportById(tx, userId, report.id);
    if (!current) throw notFound();
    // What was prepared is of the report as it was: shared or changed meanwhile, it is asked for again.
    if (current.version !== report.version || current.link?.id !== report.link?.id)
      throw new Failure({ kind: 'conflict', current: shownReport(context, current) });
    await write(tx, report.id);
    await events.publish(tx, reportsChanged.of(userId));
    return (await reportById(tx, userId, report.id))!;
  });
  return { data: shownReport(context, shared) };
}

export async function unshareReport(context: Context, { params }: CallInput<typeof contract.unshareReport>) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const { database, events } = context.services;
  await database.transaction(async (tx) => {
    if ((await removeLink(tx, userId, params.id)) === 0) throw notFound();
    await events.publish(tx, reportsChanged.of(userId));
  });
  return isDone;
}

/** What the other person would see, before anything is shared. */
export async function previewReport(context: Context, { query }: CallInput<typeof contract.previewReport>) {
  const { name, elements: listed, hides_amounts, hides_names, ...asked } = query;
  const elements = checkedElements(asked.kind, listed.split(','));
  const shown = { elements, hides_amounts: hides_amounts === '1', hides_names: hides_names === '1' };
  return { data: await shownDocument(context, { name, asked }, shown) };
}
