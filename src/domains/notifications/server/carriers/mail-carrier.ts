import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Services } from '../../../../platform/services.ts';
import { isUrgentKind } from '../../notice-kinds.ts';
import type { Carrier } from '../dispatch.ts';
import type { Told } from '../mails/mail-words.ts';
import { notificationMail, notificationsMail, securityMail } from '../mails/notification-mails.ts';
import { summaryMail } from '../mails/summary-mail.ts';
import type { DueMessage } from '../message-store.ts';
import { wordsOf } from '../notice-words.ts';
import { settingsOf, usualSettings } from '../settings-store.ts';
import { linksFor } from './links.ts';
import { periodWords } from './period-words.ts';

/** By mail: written into the outbox in the same transaction, which repeats itself with the same Message-ID. */
export function mailCarrier(services: Services): Carrier {
  const { mailer, clock } = services;
  return {
    channel: 'email',
    async write(tx, to, messages) {
      const { locale } = to;
      const links = linksFor(services, to, 'email');
      const reader = { locale, settingsUrl: links.settings };
      const toldOf = (message: DueMessage): Told => ({
        ...wordsOf(locale, message),
        url: links.pageOf(message),
        lessUrl: links.lessOf(message.kind),
      });
      for (const message of messages.filter(({ kind }) => isUrgentKind(kind)))
        await mailer.post(tx, to, securityMail(reader, toldOf(message)));
      const others = messages.filter(({ kind }) => !isUrgentKind(kind));
      if (others.length === 0) return;
      const told = others.map(toldOf);
      const { summary } = (await settingsOf(tx, [to.id])).get(to.id) ?? usualSettings;
      const whole = { told, allUrl: links.all, unsubscribeUrl: links.less('all') };
      if (summary !== 'off') {
        const every = summary === 'daily' ? ('day' as const) : ('week' as const);
        const period = periodWords(locale, every, dayInWarsaw(clock.now()));
        await mailer.post(tx, to, summaryMail(reader, { ...whole, every, period, figures: [] }));
      } else if (told.length === 1) await mailer.post(tx, to, notificationMail(reader, told[0]!));
      else await mailer.post(tx, to, notificationsMail(reader, whole));
    },
  };
}
