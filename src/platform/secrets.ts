import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { PoolClient } from 'pg';

/** The installation's one secret; every other key is derived from it for one purpose. */
export type Secrets = {
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /** Encrypts a text so that only this installation reads it; nothing comes back from what was changed or is another's. */
  seal(purpose: string, text: string): string;
  unseal(purpose: string, sealed: string): string | undefined;
  readonly fingerprint: string;
};

export const secretFile = 'secret';

/** Takes the secret from the settings or the data folder; makes it on the first start, readable by us alone. */
export async function loadSecrets(dataDir: string, fromSettings: string): Promise<Secrets> {
  const hex = fromSettings || (await readOrCreate(path.join(dataDir, secretFile)));
  const secret = secretBytesOf(hex);
  if (!secret)
    throw new Error(
      `The secret in ${path.join(dataDir, secretFile)} is damaged: 64 hex digits are expected.`,
    );
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => {
    let key = keys.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
      keys.set(purpose, key);
    }
    return key;
  };
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest('base64url');
  return {
    sign,
    verify(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    seal: (purpose, text) => seal(keyFor(`seal ${purpose}`), text),
    unseal: (purpose, sealed) => unseal(keyFor(`seal ${purpose}`), sealed),
    fingerprint: fingerprintOf(secret),
  };
}

const ivBytes = 12;
const tagBytes = 16;

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function unseal(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}

function secretBytesOf(hex: string): Buffer | undefined {
  const secret = Buffer.from(hex.trim(), 'hex');
  return secret.length === 32 ? secret : undefined;
}

function fingerprintOf(secret: Buffer): string {
  return createHash('sha256').update('walory-fingerprint').update(secret).digest('hex').slice(0, 32);
}

/** The fingerprint of a secret as it is written in files and settings; nothing for a damaged one. */
export function fingerprintOfText(hex: string): string | undefined {
  const secret = secretBytesOf(hex);
  return secret && fingerprintOf(secret);
}

async function readOrCreate(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
  // Written aside and linked into place: whoever reads the file sees all of it, and the first of two processes wins.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
  await handle.sync();
  await handle.close();
  await link(draft, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return readFile(file, 'utf8');
}

/** A process with another secret could not read what the others signed: it must not start. */
export async function matchFingerprint(client: PoolClient, secrets: Secrets): Promise<void> {
  await client.query('insert into installation (secret_fingerprint) values ($1) on conflict do nothing', [
    secrets.fingerprint,
  ]);
  const { rows } = await client.query('select secret_fingerprint from installation');
  if (rows[0].secret_fingerprint !== secrets.fingerprint) {
    throw new Error(
      'This database belongs to an installation with another secret. Use the data folder (file "secret") of that installation, or set WALORY_SECRET to its value.',
    );
  }
}

/** Of somebody's id in front of a token, and of the random bytes behind it. */
const ownerBytes = 16;
const secretBytes = 32;

/**
 * A random token for a person to carry, and the hash under which we know it. It begins with whose it is, so that it is
 * looked for among that person's rows alone.
 */
export function newToken(ownerId: string): { token: string; hash: Buffer } {
  const owner = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([owner, randomBytes(secretBytes)]).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Whose token it says it is; nothing for one from before tokens said so. Only its hash proves it. */
export function ownerOfToken(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ownerBytes + secretBytes) return undefined;
  const hex = bytes.toString('hex', 0, ownerBytes);
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}

/** What a token is looked up by: its hash as it was handed out, and the owner named behind the prefix of its kind. */
export function shownToken(token: string, prefix = ''): { hash: Buffer; ownerId: string | undefined } {
  const ownerId = token.startsWith(prefix) ? ownerOfToken(token.slice(prefix.length)) : undefined;
  return { hash: hashToken(token), ownerId };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
