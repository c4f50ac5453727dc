import { type Day, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { type DecimalText, decimal, times } from '../../../../foundation/decimal.ts';
import { invalid } from '../../../../foundation/failure.ts';
import { newId } from '../../../../foundation/ids.ts';
import { halfUp } from '../../../../foundation/rounding.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { defineSlot, type Slots } from '../../../../platform/domains/slot.ts';
import type { Services } from '../../../../platform/services.ts';
import { userById } from '../../../identity/server/user-store.ts';
import type { BillingCurrency, Period } from '../../contract.ts';
import { documentNumber } from '../../document-number.ts';
import { cents, opposite, totalOf } from '../../money.ts';
import type { Settled } from '../../quote.ts';
import { splitVat } from '../../vat.ts';
import { buyerOf } from '../buyer-store.ts';
import type { ContractRow, PlanRow } from '../plan-store.ts';
import {
  type CorrectionReason,
  correctionsOf,
  type DocumentRow,
  documentOfPayment,
  insertDocument,
  nextOrdinal,
} from './document-store.ts';
import { sellerOf } from './seller.ts';

/** What NBP published for a currency before a day; nothing where it is not known. */
export type ZlotyRate = (
  on: Queries,
  currency: BillingCurrency,
  before: Day,
) => Promise<{ rate: DecimalText; day: Day } | undefined>;
export const zlotyRates = defineSlot<ZlotyRate>('złoty rates');

export function ratesBy(slots: Slots): ZlotyRate {
  const [published] = slots.all(zlotyRates);
  return published ?? (async () => undefined);
}

/** What a document is about: a plan for a period, under somebody's contract. */
export type Subject = {
  userId: string;
  subscriptionId: string;
  plan: Pick<PlanRow, 'names'>;
  period: Period;
  currency: BillingCurrency;
  span: { from: Date; to: Date };
};

export function subjectOf(userId: string, contract: ContractRow): Subject {
  return {
    userId,
    subscriptionId: contract.subscription_id,
    plan: contract,
    period: contract.period,
    currency: contract.currency,
    span: { from: contract.period_from, to: contract.period_to },
  };
}

/** The same plan and period as another document is about. */
export function subjectOfDocument(document: DocumentRow): Subject {
  return {
    userId: document.user_id,
    subscriptionId: document.subscription_id,
    plan: { names: document.plan_names },
    period: document.period,
    currency: document.currency,
    span: { from: document.period_from, to: document.period_to },
  };
}

type Written = Pick<DocumentRow, 'kind' | 'reason' | 'gross'> & Partial<DocumentRow>;

/** Writes a document under the next number of its kind: the last thing a transaction does (rule BL-9). */
async function issue(
  tx: Tx,
  services: Services,
  subject: Subject,
  { kind, gross, ...rest }: Written,
): Promise<DocumentRow> {
  const { clock, settings } = services;
  const issuedAt = rest.issued_at ?? clock.now();
  const [user, { is_saved: _, ...buyer }] = [
    await userById(tx, subject.userId),
    await buyerOf(tx, subject.userId),
  ];
  const rate = 'vat_rate' in rest ? (rest.vat_rate ?? null) : settings.vatRate;
  const year = Number(dayInWarsaw(issuedAt).slice(0, 4));
  const row: DocumentRow = {
    user_id: subject.userId,
    id: newId(),
    kind,
    issued_at: issuedAt,
    subscription_id: subject.subscriptionId,
    plan_names: subject.plan.names,
    period: subject.period,
    period_from: subject.span.from,
    period_to: subject.span.to,
    currency: subject.currency,
    ...splitVat(gross, rate),
    vat_rate: rate,
    lines: [],
    seller: sellerOf(settings),
    buyer,
    locale: user!.locale,
    pln_rate: null,
    pln_rate_day: null,
    vat_pln: null,
    about_id: null,
    corrected: null,
    paid_on: null,
    ksef: null,
    ksef_number: null,
    hosted_url: null,
    payment_ref: null,
    ...rest,
    year,
    ordinal: rest.ordinal ?? (await nextOrdinal(tx, kind, year)),
  };
  await insertDocument(tx, row);
  return row;
}

/** Says that a period has begun or changed, and what it is worth; nothing was charged for it (rule BL-10). */
export function issueConfirmation(
  tx: Tx,
  services: Services,
  subject: Subject,
  reason: 'order' | 'change' | 'renewal',
  { due, lines }: Settled,
  given: Pick<Partial<DocumentRow>, 'issued_at' | 'ordinal'> = {},
): Promise<DocumentRow> {
  const written = { gross: due, lines, ...given };
  return issue(tx, services, subject, { kind: 'confirmation', reason, ...written });
}

export type Payment = {
  gross: DecimalText;
  paidOn: Day;
  /** The payment at the service that took it, or the operator's own mark of it: the same one is recorded once. */
  paymentRef: string;
  /** The confirmation that is paid. */
  aboutId?: string;
  hostedUrl?: string;
};

/** Money came in: its invoice, the same one however often it is told of (rule BL-11). The account is held already (SF-11). */
export async function recordPaidInvoice(
  tx: Tx,
  services: Services,
  rates: ZlotyRate,
  subject: Subject,
  { gross, paidOn, paymentRef, aboutId, hostedUrl }: Payment,
): Promise<DocumentRow> {
  const known = await documentOfPayment(tx, subject.userId, paymentRef, 'invoice');
  if (known) return known;
  if (!sellerOf(services.settings)) throw invalid({ seller: ['sellerUnknown'] });
  const { tax_number } = await buyerOf(tx, subject.userId);
  return issue(tx, services, subject, {
    kind: 'invoice',
    reason: 'payment',
    gross,
    paid_on: paidOn,
    payment_ref: paymentRef,
    about_id: aboutId ?? null,
    hosted_url: hostedUrl ?? null,
    ksef: tax_number ? 'to-send' : null,
    ...(await inZloty(tx, rates, subject.currency, splitVat(gross, services.settings.vatRate).vat, paidOn)),
  });
}

/** Tax on an invoice in euro is also said in złoty, by the last rate before the day of the payment (rule BL-11). */
async function inZloty(
  tx: Tx,
  rates: ZlotyRate,
  currency: BillingCurrency,
  vat: DecimalText,
  paidOn: Day,
): Promise<Pick<DocumentRow, 'pln_rate' | 'pln_rate_day' | 'vat_pln'>> {
  const published = currency === 'pln' ? undefined : await rates(tx, currency, paidOn);
  if (!published) return { pln_rate: null, pln_rate_day: null, vat_pln: null };
  const { rate, day } = published;
  return { pln_rate: rate, pln_rate_day: day, vat_pln: cents(halfUp(times(decimal(vat), decimal(rate)), 2)) };
}

/**
 * Money of an invoice went back, or did not arrive after all where `gross` is below nothing: a correction of it, with the
 * buyer, the rate of tax and the rate of exchange that the invoice had.
 */
export async function recordRefund(
  tx: Tx,
  services: Services,
  invoice: DocumentRow,
  refund: { gross: DecimalText; reason: CorrectionReason },
): Promise<DocumentRow> {
  const gross = opposite(refund.gross);
  const { vat } = splitVat(gross, invoice.vat_rate);
  return issue(tx, services, subjectOfDocument(invoice), {
    kind: 'correction',
    reason: refund.reason,
    gross,
    vat_rate: invoice.vat_rate,
    seller: invoice.seller,
    buyer: invoice.buyer,
    locale: invoice.locale,
    about_id: invoice.id,
    corrected: await asItStands(tx, invoice),
    ksef: invoice.ksef === null ? null : 'to-send',
    pln_rate: invoice.pln_rate,
    pln_rate_day: invoice.pln_rate_day,
    vat_pln: invoice.pln_rate && cents(halfUp(times(decimal(vat), decimal(invoice.pln_rate)), 2)),
  });
}

async function asItStands(tx: Tx, invoice: DocumentRow): Promise<DocumentRow['corrected']> {
  const { user_id, id, kind, year, ordinal, issued_at, vat_rate } = invoice;
  const gross = totalOf([invoice.gross, await correctionsOf(tx, user_id, id)]);
  const number = documentNumber(kind, year, ordinal);
  return { number, issued_at: issued_at.toISOString(), ...splitVat(gross, vat_rate) };
}
