import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { type PageName, path } from '../../../../i18n/paths.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';
import type { Settings } from '../../../../platform/settings/settings-schema.ts';

const pages = {
  verifyEmail: 'verifyEmail',
  resetPassword: 'resetPassword',
  passwordChanged: 'forgotPassword',
  emailChanged: 'undoEmail',
  accountRemoved: 'home',
  accountBlocked: 'contact',
} as const satisfies Record<string, PageName>;

export type AccountMailKind = keyof typeof pages;

type OwnAddress = Pick<Settings, 'publicUrl' | 'port'>;

/** The address people reach us at; without a public one, the machine's own. */
export function publicAddress({ publicUrl, port }: OwnAddress): string {
  return publicUrl || `http://localhost:${port}`;
}

/** The words and the link of a mail about the account, in the reader's language. */
export function accountMail(
  own: OwnAddress,
  locale: 'en' | 'pl',
  kind: AccountMailKind,
  params: { token?: string; keyEnded?: boolean },
): ComposedMail {
  const t = createTranslator({ locale, messages: allMessages(locale), namespace: 'mail' });
  const name = { brand: brand.name };
  const url = publicAddress(own) + path(pages[kind], locale, { token: params.token });
  const said = t(`${kind}.text`, name);
  const paragraphs = [t('greeting'), said, ...(params.keyEnded ? [t('passwordChanged.keyEnded')] : [])];
  return composeMail({
    kind,
    locale,
    brand: brand.name,
    subject: t(`${kind}.subject`, name),
    preview: said,
    blocks: [
      ...paragraphs.map((text) => ({ is: 'paragraph' as const, text })),
      { is: 'action', label: t(`${kind}.action`, name), url },
      { is: 'paragraph', text: t(`${kind}.after`, name) },
      { is: 'address', hint: t('linkHint'), url },
    ],
    why: t(kind === 'accountRemoved' ? 'lastFooter' : 'footer', name),
    security: true,
  });
}
