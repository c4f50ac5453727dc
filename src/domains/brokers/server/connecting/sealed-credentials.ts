import type { Secrets } from '../../../../platform/secrets.ts';
import type { Credentials } from '../../broker-port.ts';

/** Sealed for one connection: what stands in another row does not open there. */
const purpose = ({ userId, id }: { userId: string; id: string }) => `broker keys ${userId} ${id}`;

export function sealCredentials(
  secrets: Secrets,
  of: { userId: string; id: string },
  credentials: Credentials,
): string {
  return secrets.seal(purpose(of), JSON.stringify(credentials));
}

export function openCredentials(
  secrets: Secrets,
  of: { userId: string; id: string },
  sealed: string,
): Credentials | undefined {
  const text = secrets.unseal(purpose(of), sealed);
  return text === undefined ? undefined : (JSON.parse(text) as Credentials);
}
