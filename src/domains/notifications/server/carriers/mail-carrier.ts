import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Services } from '../../../../platform/services.ts';
import { isUrgentKind } from '../../notice-kinds.ts';
import type { Carrier } from '../dispatch.ts';
import type { MailNotice } from '../mails/mail-words.ts';
import { notificationMail, notificationsMail, securityMail } from '../mails/notification-mails.ts';
import { summaryMail } from '../mails/summary-mail.ts';
import type { DueMessage } from '../message-store.ts';
import { wordsOf } from '../notice-words.ts';
import { settingsOf, usualSettings } from '../settings-store.ts';
import { linksFor } from './links.ts';
import { periodWords } from './period-words.ts';

type MailReader = { isDemo: boolean; isVerified: boolean };

/**
 * An address that nobody confirmed may be a stranger's, who learns nothing of what somebody owns (rule N-26). Nobody reads the
 * demo's mails.
 */
export function whyNoMail(
  { smtpUrl }: Pick<Services['settings'], 'smtpUrl'>,
  { isDemo, isVerified }: MailReader,
  isUrgent = false,
): string | undefined {
  if (isDemo && smtpUrl) return 'the demo account';
  return isVerified || isUrgent ? undefined : 'the address is not confirmed';
}

/** By mail: written into the outbox in the same transaction, which repeats itself with the same Message-ID. */
export function mailCarrier(services: Services): Carrier {
  const { mailer, clock, settings } = services;
  return {
    channel: 'email',
    async hold(_tx, to, messages) {
      const reason = whyNoMail(
        settings,
        to,
        messages.some(({ kind }) => isUrgentKind(kind)),
      );
      return reason === undefined ? undefined : { is: 'dropped', reason };
    },
    async write(tx, to, messages) {
      const { locale } = to;
      const links = linksFor(services, to, 'email');
      const reader = { locale, settingsUrl: links.settings };
      const noticeOf = (message: DueMessage): MailNotice => ({
        ...wordsOf(locale, message),
        url: links.pageOf(message),
        lessUrl: links.lessOf(message.kind),
      });
      for (const message of messages.filter(({ kind }) => isUrgentKind(kind)))
        await mailer.post(tx, to, securityMail(reader, noticeOf(message)));
      const others = messages.filter(({ kind }) => !isUrgentKind(kind));
      if (others.length === 0) return;
      const notices = others.map(noticeOf);
      const { summary } = (await settingsOf(tx, [to.id])).get(to.id) ?? usualSettings;
      const whole = { notices, allUrl: links.all, unsubscribeUrl: links.less('all') };
      if (summary !== 'off') {
        const every = summary === 'daily' ? ('day' as const) : ('week' as const);
        const period = periodWords(locale, every, dayInWarsaw(clock.now()));
        await mailer.post(tx, to, summaryMail(reader, { ...whole, every, period, figures: [] }));
      } else if (notices.length === 1) await mailer.post(tx, to, notificationMail(reader, notices[0]!));
      else await mailer.post(tx, to, notificationsMail(reader, whole));
    },
  };
}
