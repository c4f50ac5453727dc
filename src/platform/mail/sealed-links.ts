import type { Secrets } from '../secrets.ts';
import type { ComposedMail } from './mailer.ts';

const purpose = 'mail-link';
/** As long as a token is, and no word. */
const token = /(?<![\w-])[\w-]{64}(?![\w-])/g;
const sealedToken = /~([\w-]{100,})/g;

type Bodies = Pick<ComposedMail, 'html' | 'plain'>;

function inBoth<M extends Bodies>(mail: M, change: (text: string) => string): M {
  return { ...mail, html: change(mail.html), plain: change(mail.plain) };
}

/** A mail as it is stored: whoever reads the table without the installation's secret opens no account (decision 24). */
export function withSealedLinks<M extends Bodies>(secrets: Secrets, mail: M): M {
  return inBoth(mail, (text) => text.replace(token, (found) => `~${secrets.seal(purpose, found)}`));
}

/** A mail as it was written. Without the secret it was sealed with, there is nothing to be read. */
export function withOpenLinks<M extends Bodies>(secrets: Secrets, mail: M): M {
  return inBoth(mail, (text) =>
    text.replace(sealedToken, (_, sealed: string) => secrets.unseal(purpose, sealed) ?? '…'),
  );
}
