import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';
import { own, wordsFor } from './mail-words.ts';

type PhoneCode = { code: string /** As it is shown. */; phone: string; minutes: number };

/** The code that confirms a phone number. It does not stand in the subject: locked screens show that. */
export function phoneCodeMail(locale: Locale, { code, phone, minutes }: PhoneCode): ComposedMail {
  const t = wordsFor(locale);
  const account = createTranslator({ locale, messages: allMessages(locale), namespace: 'mail' });
  const said = t('phoneCode.text', { ...own, phone });
  return composeMail({
    kind: 'phoneCode',
    locale,
    brand: brand.name,
    subject: t('phoneCode.subject'),
    preview: said,
    blocks: [
      { is: 'paragraph', text: said },
      { is: 'code', code },
      { is: 'paragraph', text: t('phoneCode.after', { minutes }) },
    ],
    why: account('footer', own),
    security: true,
  });
}
