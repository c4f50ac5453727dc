import type { Secrets } from '../../../../platform/secrets.ts';

/** A link says itself whose request or subscription it is about and when it was sent; nothing is stored for it. */
export type NewsletterLink = { id: string; sentAt: Date };
export type LinkPurpose = 'confirm' | 'leave';

const idBytes = 16;
const timeBytes = 6;
const said = idBytes + timeBytes;
const signedBytes = 32;

export function newsletterToken(
  secrets: Secrets,
  purpose: LinkPurpose,
  { id, sentAt }: NewsletterLink,
): string {
  const bytes = Buffer.alloc(said);
  bytes.write(id.replaceAll('-', ''), 'hex');
  bytes.writeUIntBE(sentAt.getTime(), idBytes, timeBytes);
  return Buffer.concat([bytes, signatureOf(secrets, purpose, bytes)]).toString('base64url');
}

function signatureOf(secrets: Secrets, purpose: LinkPurpose, bytes: Buffer): Buffer {
  return Buffer.from(secrets.sign(`newsletter ${purpose}`, bytes.toString('hex')), 'base64url');
}

/** Nothing for what we never signed, or for another purpose. */
export function readNewsletterToken(
  secrets: Secrets,
  purpose: LinkPurpose,
  token: string,
): NewsletterLink | undefined {
  const all = Buffer.from(token, 'base64url');
  if (all.length !== said + signedBytes || all.toString('base64url') !== token) return undefined;
  const bytes = all.subarray(0, said);
  const signature = all.subarray(said).toString('base64url');
  if (!secrets.verify(`newsletter ${purpose}`, bytes.toString('hex'), signature)) return undefined;
  const hex = bytes.toString('hex', 0, idBytes);
  const id = [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
  return { id, sentAt: new Date(bytes.readUIntBE(idBytes, timeBytes)) };
}
