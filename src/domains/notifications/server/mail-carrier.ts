import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { path } from '../../../i18n/paths.ts';
import { translatorOf } from '../../../i18n/translator.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { publicAddress } from '../../identity/server/mail/account-mail.ts';
import type { Carrier } from './dispatch.ts';
import { wordsOf } from './notice-words.ts';

/** By mail: written into the outbox in the same transaction, which repeats itself with the same Message-ID. */
export function mailCarrier({ mailer, settings }: Services): Carrier {
  return {
    channel: 'email',
    async write(tx, to, messages) {
      const t = translatorOf(loadMessages(to.locale, ['mail']), to.locale, 'mail');
      const told = messages.map((message) => wordsOf(to.locale, message));
      const name = { brand: brand.name };
      const subject =
        told.length === 1 ? told[0]!.title : t('notices.subject', { ...name, count: told.length });
      await mailer.post(
        tx,
        to,
        composeMail({
          kind: 'notices',
          locale: to.locale,
          brand: brand.name,
          subject,
          paragraphs: told.map(({ title, text }) => (told.length === 1 ? text : `${title}. ${text}`)),
          action: {
            label: t('notices.action', name),
            url: publicAddress(settings) + path('dashboard', to.locale),
          },
          afterAction: t('notices.after', name),
          footer: t('footer', name),
          linkHint: t('linkHint'),
        }),
      );
    },
  };
}
