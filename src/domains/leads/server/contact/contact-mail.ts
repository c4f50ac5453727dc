import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';
import type { ContactMessage } from './contact-store.ts';

type Written = Pick<ContactMessage, 'name' | 'email' | 'company' | 'phone' | 'message'>;

/** What somebody wrote, for the operator to read and to answer by the mail program's own button. */
export function contactMail(written: Written, locale: 'en' | 'pl', deskUrl: string): ComposedMail {
  const t = createTranslator({ locale, messages: allMessages(locale), namespace: 'mail.contactMessage' });
  const { name, email, company, phone, message } = written;
  const facts: [label: string, value: string][] = [
    [t('name'), name],
    [t('email'), email],
    [t('company'), company],
    [t('phone'), phone],
  ];
  const given = facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return {
    ...composeMail({
      kind: 'contactMessage',
      locale,
      brand: brand.name,
      subject: t('subject', { name }),
      preview: message.slice(0, 140),
      blocks: [
        { is: 'paragraph', text: message },
        { is: 'heading', text: t('sender') },
        { is: 'paragraph', text: given.join('\n') },
        { is: 'action', label: t('action'), url: deskUrl },
      ],
      why: t('why', { brand: brand.name }),
    }),
    replyTo: email,
  };
}
