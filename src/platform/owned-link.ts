import { randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const half = 16;

/** What links lead to; a link of one kind is none of another. */
export type LinkPurpose = 'report link' | 'strategy link' | 'tax link';

/**
 * The id of a link: 128 random bits nobody guesses, and behind them whose it is, masked by them, so that it is looked
 * for among that person's rows alone and two links of one person have nothing in common.
 */
export function newLinkId(secrets: Secrets, purpose: LinkPurpose, userId: string): string {
  const chance = randomBytes(half);
  const owner = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([chance, masked(secrets, purpose, chance, owner)]).toString('base64url');
}

/** Whose it would be; nothing for what cannot be one of ours. Only the row proves it. */
export function ownerOfLink(secrets: Secrets, purpose: LinkPurpose, id: string): string | undefined {
  if (!/^[\w-]{43}$/.test(id)) return undefined;
  const bytes = Buffer.from(id, 'base64url');
  // Another spelling of the last letter would mean the same bytes.
  if (bytes.toString('base64url') !== id) return undefined;
  const hex = masked(secrets, purpose, bytes.subarray(0, half), bytes.subarray(half)).toString('hex');
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}

function masked(secrets: Secrets, purpose: LinkPurpose, chance: Buffer, owner: Buffer): Buffer {
  const mask = Buffer.from(secrets.sign(purpose, chance.toString('hex')), 'base64url');
  return Buffer.from(owner.map((byte, at) => byte ^ mask[at]!));
}
