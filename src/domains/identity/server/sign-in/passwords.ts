import { hash, verify } from '@node-rs/argon2';

// 2 is argon2id; the library's const enum cannot be imported by erasable TypeScript.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let decoy: Promise<string> | undefined;

/** Checks a password. Without an account it works just as long, so that time tells nobody who is registered. */
export async function checkPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await decoy), password);
  return storedHash !== undefined && matches;
}
