import type { Secrets } from '../secrets.ts';

const purpose = 'mail-link';
/** As long as every token and signature is, and no word. */
const token = /(?<![\w-])[\w-]{40,}(?![\w-])/g;
const sealedToken = /~([\w-]{90,})/g;

type Texts = { html: string; plain: string; unsubscribe_url: string | null };

function inAll<M extends Texts>(mail: M, change: (text: string) => string): M {
  const { html, plain, unsubscribe_url: url } = mail;
  return { ...mail, html: change(html), plain: change(plain), unsubscribe_url: url && change(url) };
}

/** A mail as it is stored: whoever reads the table without the installation's secret opens no account (decision 24). */
export function withSealedLinks<M extends Texts>(secrets: Secrets, mail: M): M {
  return inAll(mail, (text) => text.replace(token, (found) => `~${secrets.seal(purpose, found)}`));
}

/** A mail as it was written. Without the secret it was sealed with, there is nothing to be read. */
export function withOpenLinks<M extends Texts>(secrets: Secrets, mail: M): M {
  return inAll(mail, (text) =>
    text.replace(sealedToken, (_, sealed: string) => secrets.unseal(purpose, sealed) ?? '…'),
  );
}
