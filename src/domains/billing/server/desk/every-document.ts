import { isDone } from '../../../../foundation/answers.ts';
import { dayInWarsaw, isDay } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { decimal, sign } from '../../../../foundation/decimal.ts';
import { Failure, invalid, notFound } from '../../../../foundation/failure.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import { mostCounted } from '../../../../foundation/searched.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context, FileAnswer } from '../../../../platform/http/context.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { lockUser, userById } from '../../../identity/server/user-store.ts';
import type * as contract from '../../admin-contract.ts';
import { documentNumber, readDocumentNumber } from '../../document-number.ts';
import { cents, difference, isSameAmount, lessThan } from '../../money.ts';
import { fileNameOf, pdfOfDocument } from '../documents/document-files.ts';
import { documentOfPayment } from '../documents/document-store.ts';
import {
  documentsByIds,
  findDocuments,
  keptByIds,
  markKeptSent,
  markSent,
  type PaidDocument,
  type Wanted,
} from '../documents/every-document-store.ts';
import { recordPaidInvoice, subjectOfDocument, type ZlotyRate } from '../documents/issue-documents.ts';
import { shownDocument } from '../documents/list-documents.ts';
import type { Printed } from '../documents/printed.ts';
import { sellerOf } from '../documents/seller.ts';

/** The demo's operator sees only what is the demo's (rule A-17). */
async function ownerFilter(context: Context): Promise<Pick<Wanted, 'ownerId'>> {
  const user = await userById(context.services.database, actorOf(context).userId);
  return user?.is_demo ? { ownerId: user.id } : {};
}

export async function listAllDocuments(
  context: Context,
  { query }: CallInput<typeof contract.listAllDocuments>,
) {
  const { database } = context.services;
  const { start, limit, search = '', kind, ksef } = query;
  const number = readDocumentNumber(search);
  const wanted = { number, text: number ? '' : search.trim(), kind, ksef, ...(await ownerFilter(context)) };
  const { ids, total } = await findDocuments(database, wanted, { start, limit, most: mostCounted });
  const [here, kept] = [await documentsByIds(database, ids), await keptByIds(database, ids)];
  const shown = new Map([
    ...here.map(
      (row) => [row.id, listed(row, row.user_id, row.kind === 'confirmation' ? row.paid : null)] as const,
    ),
    ...kept.map((row) => [row.id, listed(row, null, null)] as const),
  ]);
  return { data: ids.flatMap((id) => shown.get(id) ?? []), meta: { total, start, limit } };
}

function listed(row: Printed, userId: string | null, paid: string | null) {
  return {
    ...shownDocument(row),
    user_id: userId,
    buyer_name: row.buyer?.name ?? null,
    buyer_tax_number: row.buyer?.tax_number || null,
    ksef_number: row.ksef_number,
    paid,
  };
}

export async function readAnyDocumentPdf(
  context: Context,
  { params }: CallInput<typeof contract.readAnyDocumentPdf>,
) {
  const { services } = context;
  const ids = isId(params.id) ? [params.id] : [];
  const { ownerId } = await ownerFilter(context);
  const [here] = await documentsByIds(services.database, ids);
  const document = here ?? (await keptByIds(services.database, ids))[0];
  if (!document || (ownerId && here?.user_id !== ownerId)) throw notFound();
  const bytes = await pdfOfDocument(services, document, actorOf(context).userId);
  return new FileAnswer('application/pdf', bytes, fileNameOf(document));
}

/** Holds the owner of a document, and the document as it is then. */
async function holdDocument(tx: Tx, id: string): Promise<PaidDocument | undefined> {
  const [seen] = await documentsByIds(tx, [id]);
  if (!seen || !(await lockUser(tx, seen.user_id))) return undefined;
  return (await documentsByIds(tx, [id]))[0];
}

/** Money came in for a confirmation: what is still due at most, and an invoice for it (rule BL-11). */
export function recordPayment(rates: ZlotyRate) {
  return async (context: Context, { params, body }: CallInput<typeof contract.recordPayment>) => {
    const { services } = context;
    const now = services.clock.now();
    if (!isId(params.id)) throw notFound();
    if (!isDay(body.paid_on) || body.paid_on > dayInWarsaw(now)) throw invalid({ paid_on: ['invalid'] });
    if (sign(decimal(body.amount)) <= 0) throw invalid({ amount: ['invalid'] });
    if (!sellerOf(services.settings)) throw invalid({ seller: ['sellerUnknown'] });
    const gross = cents(decimal(body.amount));
    const invoice = await services.database.transaction(async (tx) => {
      const confirmation = await holdDocument(tx, params.id);
      if (confirmation?.kind !== 'confirmation') throw notFound();
      if (confirmation.currency !== body.currency) throw invalid({ currency: ['invalid'] });
      const paymentRef = `operator:${body.mark ?? newId()}`;
      const sent = await documentOfPayment(tx, confirmation.user_id, paymentRef, 'invoice');
      if (sent?.about_id === confirmation.id && isSameAmount(sent.gross, gross)) return sent;
      if (sent) throw new Failure({ kind: 'conflict' });
      const due = difference(confirmation.gross, confirmation.paid);
      if (sign(decimal(due)) <= 0) throw invalid({ amount: ['alreadyPaid'] });
      if (lessThan(due, gross)) throw invalid({ amount: ['paidMoreThanDue'] });
      await writeAudit(tx, {
        action: 'payment-recorded',
        actorId: actorOf(context).userId,
        subjectId: confirmation.user_id,
        address: context.address,
        at: now,
        detail: {
          document: documentNumber(confirmation.kind, confirmation.year, confirmation.ordinal),
          amount: `${gross} ${body.currency}`,
        },
      });
      return recordPaidInvoice(tx, services, rates, subjectOfDocument(confirmation), {
        gross,
        paidOn: body.paid_on,
        paymentRef,
        aboutId: confirmation.id,
      });
    });
    return { data: { id: invoice.id, number: documentNumber(invoice.kind, invoice.year, invoice.ordinal) } };
  };
}

/** An invoice that KSeF took has a number of it; also one of an account that is gone. */
export async function markInKsef(context: Context, { params, body }: CallInput<typeof contract.markInKsef>) {
  const { services } = context;
  if (!isId(params.id)) throw notFound();
  await services.database.transaction(async (tx) => {
    const document = await holdDocument(tx, params.id);
    const marked = document
      ? await markSent(tx, document.user_id, document.id, body.number)
      : await markKeptSent(tx, params.id, body.number);
    if (marked === 0) throw notFound();
    await writeAudit(tx, {
      action: 'ksef-noted',
      actorId: actorOf(context).userId,
      subjectId: document?.user_id ?? null,
      address: context.address,
      at: services.clock.now(),
      detail: { document: params.id, number: body.number },
    });
  });
  return isDone;
}
