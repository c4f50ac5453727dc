import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../../platform/secrets.ts';
import type { LessScope } from '../../less-contract.ts';
import type { SendingChannel } from '../../topics.ts';

export type Less = { userId: string; scope: LessScope; channel: SendingChannel };

/** Links live for months: a number once given stays. */
const scopeNumbers: Record<LessScope, number> = {
  all: 0,
  digest: 1,
  portfolioMoved: 2,
  assetMoved: 3,
  levelCrossed: 4,
  dividends: 5,
  bonds: 6,
  obligations: 7,
  coverage: 8,
  synchronisation: 9,
  finished: 10,
  splits: 11,
  reportOpened: 12,
  plan: 13,
  news: 14,
};
const channelNumbers: Record<SendingChannel, number> = { email: 0, sms: 1, push: 2 };

const purpose = 'less of this';
const validDays = 180;
const dayMs = 86_400_000;
const said = 20;
const signedBytes = 16;

/** Short enough for an SMS: whose, until which day, by what, of what; and our signature. */
export function lessToken(secrets: Secrets, now: Date, { userId, scope, channel }: Less): string {
  const bytes = Buffer.alloc(said);
  bytes.write(userId.replaceAll('-', ''), 'hex');
  bytes.writeUInt16BE(Math.floor(now.getTime() / dayMs) + validDays, 16);
  bytes.writeUInt8(channelNumbers[channel], 18);
  bytes.writeUInt8(scopeNumbers[scope], 19);
  return Buffer.concat([bytes, signatureOf(secrets, bytes)]).toString('base64url');
}

function signatureOf(secrets: Secrets, bytes: Buffer): Buffer {
  return Buffer.from(secrets.sign(purpose, bytes.toString('hex')), 'base64url').subarray(0, signedBytes);
}

/** What a token asks for, `expired` if it did once, and nothing for what we never signed. */
export function readLessToken(secrets: Secrets, now: Date, token: string): Less | 'expired' | undefined {
  const all = Buffer.from(token, 'base64url');
  if (all.length !== said + signedBytes || all.toString('base64url') !== token) return undefined;
  const bytes = all.subarray(0, said);
  if (!timingSafeEqual(signatureOf(secrets, bytes), all.subarray(said))) return undefined;
  if (bytes.readUInt16BE(16) < Math.floor(now.getTime() / dayMs)) return 'expired';
  const channel = named(channelNumbers, bytes.readUInt8(18));
  const scope = named(scopeNumbers, bytes.readUInt8(19));
  if (!channel || !scope) return undefined;
  const hex = bytes.toString('hex', 0, 16);
  const userId = [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
  return { userId, scope, channel };
}

function named<Name extends string>(numbers: Record<Name, number>, number: number): Name | undefined {
  return (Object.keys(numbers) as Name[]).find((name) => numbers[name] === number);
}
