import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../../../platform/secrets.ts';

const half = 16;

/**
 * The id of a link: 128 random bits nobody guesses, and behind them whose it is, masked by them, so that it is looked
 * for among that person's rows alone and two links of one person have nothing in common.
 */
export function newLinkId(secrets: Secrets, userId: string): string {
  const chance = randomBytes(half);
  const owner = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([chance, masked(secrets, chance, owner)]).toString('base64url');
}

/** Whose it would be; nothing for what cannot be one of ours. Only the row proves it. */
export function ownerOfLink(secrets: Secrets, id: string): string | undefined {
  if (!/^[\w-]{43}$/.test(id)) return undefined;
  const bytes = Buffer.from(id, 'base64url');
  // Another spelling of the last letter would mean the same bytes.
  if (bytes.toString('base64url') !== id) return undefined;
  const hex = masked(secrets, bytes.subarray(0, half), bytes.subarray(half)).toString('hex');
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}

function masked(secrets: Secrets, chance: Buffer, owner: Buffer): Buffer {
  const mask = Buffer.from(secrets.sign('report link', chance.toString('hex')), 'base64url');
  return Buffer.from(owner.map((byte, at) => byte ^ mask[at]!));
}
