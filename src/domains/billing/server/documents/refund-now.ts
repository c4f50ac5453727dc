import type { Queries } from '../../../../platform/database/database.ts';
import { difference, opposite, totalOf } from '../../money.ts';
import { type MadeGood, madeGoodOf, type Paid } from '../../refund.ts';
import { agreementOf } from '../contracts.ts';
import type { ContractRow } from '../plan-store.ts';
import { type DocumentRow, documentsOfContract } from './document-store.ts';

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
