import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { fixedTextOf } from '../../../foundation/decimal.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { type Context, FileAnswer } from '../../../platform/http/context.ts';
import { writeCalendar } from '../calendar-file.ts';
import type { incomeCalendar as calendarCall } from '../contract.ts';
import { blocksOf, paymentsIn, spanOf } from '../income-calendar.ts';
import type { Payment } from '../payment.ts';
import { reckonIncome } from './reckon-income.ts';

/** More than a year of most people: a calendar is for looking at. */
const mostEntries = 500;

/** What comes in the next twelve months, for the calendar of a phone (rule IN-11). */
export async function incomeCalendar(context: Context, { query }: CallInput<typeof calendarCall>) {
  const { ledger, payments } = await reckonIncome(context, query.currency);
  const words = allMessages(context.locale).income.calendar;
  const coming = blocksOf(paymentsIn(payments, spanOf('next', ledger.today))).slice(0, mostEntries);
  const textOf = ({ kind, title, net, isAbout }: Payment) => {
    const text = `${title}: ${words[kind]}`;
    if (query.amounts !== '1') return text;
    return `${text}, ${isAbout ? '≈ ' : ''}${formatAmount(fixedTextOf(net, 2), ledger.shown)}`;
  };
  const entries = coming.map((payment) => ({
    id: encodeURIComponent(`${payment.of}-${payment.subject}-${dayOf(payment.day)}`),
    day: dayOf(payment.day),
    text: textOf(payment),
  }));
  const text = writeCalendar(words.name, entries, context.services.clock.now());
  return new FileAnswer('text/calendar; charset=utf-8', Buffer.from(text), 'walory-income.ics');
}
