import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { newLinkId } from '../../../../platform/owned-link.ts';
import { hashPassword } from '../../../identity/server/sign-in/passwords.ts';
import { figuresQuery, type ReportDefinition } from '../../report-definition.ts';
import type { ShareOptions } from '../../sharing/share-options.ts';
import type { ReportRow } from '../report-store.ts';
import { changeLink, type Frozen, freezeLink, insertLink, setLinkPassword } from './link-store.ts';
import { checkedElements, shownDocument } from './shown-document.ts';

type Shared = { name: string; definition: ReportDefinition };

const askedFor = ({ name, definition }: Shared) => ({ name, asked: figuresQuery(definition) });

const mostDaysAhead = 366 * 50;

function checkShare({ services }: Context, { definition }: Shared, share: ShareOptions): void {
  checkedElements(definition.kind, share.elements);
  const today = dayInWarsaw(services.clock.now());
  const { expires_on } = share;
  if (expires_on !== null && (expires_on < today || expires_on > addDays(today, mostDaysAhead)))
    throw invalid({ expires_on: ['reportExpiryError'] });
}

/** What it shows today, in both languages, as it will stay. */
async function frozenNow(context: Context, report: Shared, share: ShareOptions): Promise<Frozen> {
  const textIn = async (locale: 'en' | 'pl') =>
    JSON.stringify(await shownDocument({ ...context, locale }, askedFor(report), share));
  return {
    on: dayInWarsaw(context.services.clock.now()),
    en: await textIn('en'),
    pl: await textIn('pl'),
  };
}

/**
 * Everything that takes time is done before the transaction; what comes back writes the link inside of it. Figures that
 * cannot be made now cannot be shared either.
 */
export async function preparedLink(context: Context, report: Shared, share: ShareOptions) {
  const { services } = context;
  const { userId } = actorOf(context);
  checkShare(context, report, share);
  const frozen = share.is_frozen ? await frozenNow(context, report, share) : null;
  if (!frozen) await shownDocument(context, askedFor(report), share);
  const password_hash = share.password ? await hashPassword(share.password) : null;
  const { elements, hides_amounts, hides_names, expires_on } = share;
  return (tx: Tx, reportId: string) =>
    insertLink(
      tx,
      userId,
      reportId,
      {
        id: newLinkId(services.secrets, 'report link', userId),
        elements,
        hides_amounts,
        hides_names,
        expires_on,
        password_hash,
        frozen,
      },
      services.clock.now(),
    );
}

/** Whether a frozen link still shows what it showed; then it stays as it was on its day. */
function showsTheSame({ link }: ReportRow, share: ShareOptions): boolean {
  return (
    link !== null &&
    link.frozen_on !== null &&
    share.is_frozen &&
    link.hides_amounts === share.hides_amounts &&
    link.hides_names === share.hides_names &&
    [...link.elements].sort().join() === [...share.elements].sort().join()
  );
}

export async function preparedChange(context: Context, report: ReportRow, share: ShareOptions) {
  const { userId } = actorOf(context);
  checkShare(context, report, share);
  const stays = showsTheSame(report, share);
  const frozen = share.is_frozen && !stays ? await frozenNow(context, report, share) : null;
  const { password } = share;
  const hash = password ? await hashPassword(password) : null;
  return async (tx: Tx) => {
    await changeLink(tx, userId, report.id, share);
    if (!stays) await freezeLink(tx, userId, report.id, frozen);
    if (password !== undefined) await setLinkPassword(tx, userId, report.id, hash);
  };
}
