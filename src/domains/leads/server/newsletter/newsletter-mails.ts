import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';

type Reader = { locale: 'en' | 'pl' };

function wordsIn(locale: 'en' | 'pl') {
  return createTranslator({ locale, messages: allMessages(locale), namespace: 'mail' });
}

const own = { brand: brand.name };

/** Asks whoever reads the mail of an address whether it wants the newsletter (PS-4). */
export function confirmationMail({ locale }: Reader, url: string, days: number): ComposedMail {
  const t = wordsIn(locale);
  const said = t('newsletterConfirm.text', own);
  return composeMail({
    kind: 'newsletterConfirm',
    locale,
    brand: brand.name,
    subject: t('newsletterConfirm.subject', own),
    preview: said,
    blocks: [
      { is: 'paragraph', text: t('greeting') },
      { is: 'paragraph', text: said },
      { is: 'action', label: t('newsletterConfirm.action'), url },
      { is: 'paragraph', text: t('newsletterConfirm.after', { days }) },
      { is: 'address', hint: t('linkHint'), url },
    ],
    why: t('newsletterConfirm.why', own),
  });
}

/** Tells somebody who asks again that the newsletter comes already; only the reader of the mail learns it. */
export function knownMail({ locale }: Reader, leaveUrl: string): ComposedMail {
  const t = wordsIn(locale);
  return composeMail({
    kind: 'newsletterKnown',
    locale,
    brand: brand.name,
    subject: t('newsletterKnown.subject', own),
    blocks: [
      { is: 'paragraph', text: t('greeting') },
      { is: 'paragraph', text: t('newsletterKnown.text', own) },
    ],
    why: t('newsletterConfirm.why', own),
    unsubscribe: { label: t('newsletterKnown.leave'), url: leaveUrl },
  });
}
