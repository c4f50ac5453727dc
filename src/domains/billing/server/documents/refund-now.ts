import { Failure, invalid } from '../../../../foundation/failure.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { difference, isSameAmount, opposite, totalOf } from '../../money.ts';
import { withdrawalUntil } from '../../periods.ts';
import { type MadeGood, madeGoodOf, type Paid } from '../../refund.ts';
import { agreementOf, holdContract } from '../contracts.ts';
import type { ContractRow } from '../plan-store.ts';
import { type DocumentRow, documentsOfContract } from './document-store.ts';

/** Holds the contract that somebody withdraws from, while they may and where they saw what comes back (rule BL-8). */
export async function holdToWithdraw(tx: Tx, services: Services, userId: string, seen: string) {
  const contract = await holdContract(tx, services, userId);
  const now = services.clock.now();
  if (!contract || now >= withdrawalUntil(contract.ordered_at)) throw invalid({ plan: ['withdrawalOver'] });
  const due = await refundNow(tx, userId, contract, now);
  if (!isSameAmount(due.refund, seen))
    throw new Failure({ kind: 'conflict', current: { refund: due.refund } });
  return { contract, due, now };
}

/** What somebody who withdraws now gets back, and the invoices it goes back by, newest first (rule BL-8). */
export async function refundNow(
  on: Queries,
  userId: string,
  contract: ContractRow,
  now: Date,
): Promise<MadeGood & { invoices: Paid<DocumentRow>[] }> {
  const documents = await documentsOfContract(on, userId, contract.subscription_id);
  const of = (kind: DocumentRow['kind']) => documents.filter((document) => document.kind === kind);
  const backOf = (invoice: DocumentRow) =>
    opposite(
      totalOf(
        of('correction')
          .filter(({ about_id }) => about_id === invoice.id)
          .map(({ gross }) => gross),
      ),
    );
  const invoices = of('invoice').map((invoice) => ({
    invoice,
    left: difference(invoice.gross, backOf(invoice)),
  }));
  const paid = totalOf(invoices.map(({ left }) => left));
  // Where money is taken first, all that was asked for was paid.
  const asked = contract.provider === 'stripe' ? paid : totalOf(of('confirmation').map(({ gross }) => gross));
  const taken = opposite(totalOf(of('confirmation').flatMap(creditTaken)));
  return { ...madeGoodOf(agreementOf(contract), { asked, paid, taken }, now), invoices };
}

/** What the order took of the credit that earlier plans had left; later documents only pass it on. */
function creditTaken({ reason, lines }: DocumentRow): string[] {
  return reason === 'order' ? lines.filter(({ kind }) => kind === 'credit').map(({ amount }) => amount) : [];
}
