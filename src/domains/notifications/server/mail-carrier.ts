import { path } from '../../../i18n/paths.ts';
import type { Services } from '../../../platform/services.ts';
import { publicAddress } from '../../identity/server/mail/account-mail.ts';
import { topicOf } from '../notice-kinds.ts';
import { noticePage } from '../notice-pages.ts';
import { ruleOf } from '../topics.ts';
import type { Carrier } from './dispatch.ts';
import { notificationMail, notificationsMail, securityMail } from './mails/notification-mails.ts';
import type { DueMessage } from './message-store.ts';
import { wordsOf } from './notice-words.ts';

const isUrgent = ({ kind }: DueMessage) => {
  const topic = topicOf[kind];
  return topic !== null && ruleOf(topic).isUrgent === true;
};

/** By mail: written into the outbox in the same transaction, which repeats itself with the same Message-ID. */
export function mailCarrier({ mailer, settings }: Services): Carrier {
  return {
    channel: 'email',
    async write(tx, to, messages) {
      const { locale } = to;
      const home = publicAddress(settings);
      const reader = { locale, settingsUrl: home + path('settings', locale) };
      const toldOf = (message: DueMessage) => {
        const { page, params, query } = noticePage(message);
        return { ...wordsOf(locale, message), url: home + path(page, locale, params) + query };
      };
      for (const message of messages.filter(isUrgent))
        await mailer.post(tx, to, securityMail(reader, toldOf(message)));
      const told = messages.filter((message) => !isUrgent(message)).map(toldOf);
      if (told.length === 1) await mailer.post(tx, to, notificationMail(reader, told[0]!));
      if (told.length > 1)
        await mailer.post(
          tx,
          to,
          notificationsMail(reader, {
            told,
            allUrl: home + path('dashboard', locale),
            unsubscribeUrl: reader.settingsUrl,
          }),
        );
    },
  };
}
