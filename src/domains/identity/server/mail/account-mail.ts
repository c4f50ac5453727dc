import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { type PageName, path } from '../../../../i18n/paths.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/mailer.ts';
import type { Settings } from '../../../../platform/settings/settings-schema.ts';

const pages = {
  verifyEmail: 'verifyEmail',
  resetPassword: 'resetPassword',
  passwordChanged: 'forgotPassword',
  emailChanged: 'undoEmail',
  accountRemoved: 'home',
} as const satisfies Record<string, PageName>;

/** The address people reach us at; without a public one, the machine's own. */
export function publicAddress(settings: Settings): string {
  return settings.publicUrl || `http://localhost:${settings.port}`;
}

/** The words and the link of a mail about the account, in the reader's language. */
export function accountMail(
  settings: Settings,
  locale: 'en' | 'pl',
  kind: keyof typeof pages,
  params: { token?: string; keyEnded?: boolean },
): ComposedMail {
  const t = createTranslator({ locale, messages: allMessages(locale), namespace: 'mail' });
  const name = { brand: brand.name };
  return composeMail({
    kind,
    locale,
    brand: brand.name,
    subject: t(`${kind}.subject`, name),
    paragraphs: [
      t('greeting'),
      t(`${kind}.text`, name),
      ...(params.keyEnded ? [t('passwordChanged.keyEnded')] : []),
    ],
    action: {
      label: t(`${kind}.action`, name),
      url: publicAddress(settings) + path(pages[kind], locale, { token: params.token }),
    },
    afterAction: t(`${kind}.after`, name),
    footer: t('footer', name),
    linkHint: t('linkHint'),
  });
}
