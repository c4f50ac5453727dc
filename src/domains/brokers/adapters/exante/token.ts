import { createHmac } from 'node:crypto';
import type { Credentials } from '../../broker-port.ts';

/** All that is read is asked for, and nothing else: a token of ours can never trade. */
const scopes = ['accounts', 'summary', 'transactions'];
const validSeconds = 600;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The JSON Web Token that Exante takes in place of a password, signed with the shared key. */
export function tokenOf({ applicationId, accessKey, clientId }: Credentials, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { iss: clientId, sub: applicationId, iat, exp: iat + validSeconds, aud: scopes };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', accessKey).update(signed).digest('base64url')}`;
}
