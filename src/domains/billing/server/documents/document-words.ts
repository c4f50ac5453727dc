import { brand } from '../../../../foundation/brand.ts';
import { type Day, dayInWarsaw, lastDayBefore } from '../../../../foundation/calendar-day.ts';
import { decimal, sign } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { numbersIn } from '../../../../foundation/format-number.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { loadMessages } from '../../../../i18n/messages.ts';
import { translatorOf } from '../../../../i18n/translator.ts';
import { documentNumber } from '../../document-number.ts';
import { opposite, totalOf } from '../../money.ts';
import type { DocumentPaper } from '../../paper/document-paper.ts';
import type { Line } from '../../quote.ts';
import type { Printed } from './printed.ts';

const tags = { en: 'en-GB', pl: 'pl-PL' };

/** How a document speaks: in the language it was issued in, with its currency. */
function voiceOf({ locale, currency, plan_names, period, vat_rate }: Printed) {
  const translate = translatorOf(loadMessages(locale, ['billingDocuments']), locale, 'billingDocuments');
  const days = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const numbers = numbersIn(locale);
  return {
    t: translate,
    plan: nameIn(plan_names, locale),
    period,
    amount: (value: string) => formatAmount(value, currency),
    number: numbers.number,
    day: (day: Day) => days.format(new Date(`${day}T00:00:00Z`)),
    rate:
      vat_rate === null
        ? translate('exempt')
        : numbers.percent(vat_rate, { decimals: Number(vat_rate) % 1 ? 2 : 0 }),
  };
}
type Voice = ReturnType<typeof voiceOf>;

/** What is printed of a document: drawn from what was written when it was issued, and from nothing else. */
export function paperOf(document: Printed): DocumentPaper {
  const voice = voiceOf(document);
  const { t } = voice;
  const { kind, locale } = document;
  return {
    language: locale,
    title: t(kind),
    number: documentNumber(kind, document.year, document.ordinal),
    notice: kind === 'confirmation' ? t('notInvoice') : null,
    facts: factsOf(document, voice),
    parties: partiesOf(document, voice),
    ...(kind === 'confirmation' ? confirmed(document, voice) : taxed(document, voice)),
    page: t('page', { page: '{page}', pages: '{pages}' }),
  };
}

function factsOf(document: Printed, { t, day }: Voice): DocumentPaper['facts'] {
  const { kind, issued_at, period_from, period_to, paid_on, corrected, reason } = document;
  const from = day(dayInWarsaw(new Date(period_from)));
  const to = day(lastDayBefore(new Date(period_to)));
  return [
    { label: t('issued'), value: day(dayInWarsaw(new Date(issued_at))) },
    ...(paid_on ? [{ label: t('sold'), value: day(paid_on) }] : []),
    { label: t('period'), value: t('periodValue', { from, to }) },
    ...(corrected
      ? [
          {
            label: t('corrects'),
            value: t('correctsValue', {
              number: corrected.number,
              day: day(dayInWarsaw(new Date(corrected.issued_at))),
            }),
          },
        ]
      : []),
    ...(kind === 'invoice' ? [] : [{ label: t('reason'), value: t(`reasons.${reason}`) }]),
  ];
}

function partiesOf({ seller, buyer, locale }: Printed, { t }: Voice): DocumentPaper['parties'] {
  const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const place = ({ zip, city }: { zip: string; city: string }) => [zip, city].filter(Boolean).join(' ');
  const sold = seller
    ? [
        seller.name,
        seller.street,
        place(seller),
        t('taxNumber', { number: seller.tax_number }),
        seller.account && t('account', { number: seller.account }),
      ]
    : [brand.name];
  const bought = buyer
    ? [
        buyer.name,
        buyer.street,
        place(buyer),
        buyer.country === 'PL' ? '' : (countries.of(buyer.country) ?? buyer.country),
        buyer.tax_number && t('taxNumber', { number: buyer.tax_number }),
      ]
    : [];
  return [
    { label: t('seller'), lines: sold.filter((line) => line !== '') },
    ...(bought.length > 0 ? [{ label: t('buyer'), lines: bought.filter((line) => line !== '') }] : []),
  ];
}

type Body = Pick<DocumentPaper, 'tables' | 'sums' | 'notes'>;

/** What a plan is worth and how that came about. */
function confirmed({ lines, gross, vat, vat_rate }: Printed, voice: Voice): Body {
  const { t, amount, rate } = voice;
  const carried = opposite(totalOf(lines.map((line) => line.amount)));
  return {
    tables: [
      {
        title: null,
        columns: [t('columns.item'), t('columns.amount')],
        rows: lines.map((line) => [lineText(line, voice), amount(line.amount)]),
        total: null,
      },
    ],
    sums: [{ label: t('worth'), value: amount(gross) }],
    notes: [
      vat_rate === null ? t('exemptBasis') : t('vatInIt', { rate, vat: amount(vat) }),
      ...(sign(decimal(carried)) > 0 ? [t('carried', { amount: amount(carried) })] : []),
    ],
  };
}

function lineText({ kind, days, of_days }: Line, { t, plan, period }: Voice): string {
  if (kind === 'credit') return t('lines.credit');
  if (kind === 'back') return t('lines.back', { days: days ?? 0, of: of_days ?? 0 });
  return days === null
    ? t('lines.charge', { plan, period })
    : t('lines.chargeDays', { plan, days, of: of_days ?? 0 });
}

type Amounts = { net: string; vat: string; gross: string };

/** What invoices and corrections say of tax. */
function taxed(document: Printed, voice: Voice): Body {
  const { corrected, gross } = document;
  const { t, amount } = voice;
  if (!corrected) {
    return {
      tables: [servicesTable(document, voice, null)],
      sums: [{ label: t('total'), value: amount(gross) }],
      notes: [...notesOf(document, voice), t('paid', { day: voice.day(document.paid_on!) })],
    };
  }
  const after = {
    net: totalOf([corrected.net, document.net]),
    vat: totalOf([corrected.vat, document.vat]),
    gross: totalOf([corrected.gross, gross]),
  };
  return {
    tables: [
      servicesTable(corrected, voice, t('before')),
      servicesTable(after, voice, t('after')),
      servicesTable(document, voice, t('difference')),
    ],
    sums: [settledSum(gross, voice)],
    notes: notesOf(document, voice),
  };
}

/** A refund that did not arrive is no longer to be paid back. */
function settledSum(gross: string, { t, amount }: Voice): Body['sums'][number] {
  const isBack = sign(decimal(gross)) < 0;
  const label = t(isBack ? 'paidBack' : 'notPaidBack', { amount: '' }).trim();
  return { label, value: amount(isBack ? opposite(gross) : gross) };
}

function servicesTable({ net, vat, gross }: Amounts, voice: Voice, title: string | null) {
  const { t, plan, period, amount, rate } = voice;
  return {
    title,
    columns: (['item', 'quantity', 'unit', 'unitPrice', 'net', 'rate', 'vat', 'gross'] as const).map((name) =>
      t(`columns.${name}`),
    ),
    rows: [
      [
        t('service', { plan, period }),
        '1',
        t('piece'),
        amount(net),
        amount(net),
        rate,
        amount(vat),
        amount(gross),
      ],
    ],
    total: [t('total'), '', '', '', amount(net), rate, amount(vat), amount(gross)],
  };
}

function notesOf({ vat_rate, currency, pln_rate, pln_rate_day, vat_pln }: Printed, voice: Voice): string[] {
  const { t, day, number } = voice;
  if (vat_rate === null) return [t('exemptBasis')];
  if (currency === 'pln') return [];
  if (!pln_rate || !pln_rate_day || !vat_pln) return [t('vatInZlotyUnknown')];
  const rate = number(pln_rate, { decimals: 4 });
  return [t('vatInZloty', { vat: formatAmount(vat_pln, 'pln'), rate, day: day(pln_rate_day) })];
}
