import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { defineLimit } from '../../../../platform/limits/limits.ts';
import { networkOf } from '../../../../platform/limits/network-of.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkPassword } from '../../../identity/server/sign-in/passwords.ts';
import type { unlockReport as unlockCall } from '../../sharing-contract.ts';
import type { LinkRow } from './link-store.ts';

const validSeconds = 12 * 3600;

/** So many passwords somebody may try at a link, and all of us together. */
const triesByNetwork = defineLimit('linkPasswordByNetwork', { most: 10, seconds: 900 });
const triesByLink = defineLimit('linkPasswordByLink', { most: 200, seconds: 900 });

export type Secured = Pick<LinkRow, 'id' | 'password_hash'>;

/** Another password makes every pass of the one before worthless. */
const signed = ({ id, password_hash }: Secured, until: string) => `${id} ${until} ${password_hash}`;

export function isPassFor({ secrets, clock }: Services, link: Secured, pass: string | null): boolean {
  const [until = '', signature = ''] = (pass ?? '').split('.');
  return (
    /^\d{1,15}$/.test(until) &&
    Number(until) > clock.now().getTime() &&
    secrets.verify('link pass', signed(link, until), signature)
  );
}

export async function unlock(
  context: Context,
  link: Secured,
  { password }: CallInput<typeof unlockCall>['body'],
) {
  const { limits, secrets, clock } = context.services;
  if (link.password_hash === null) return isDone;
  await limits.take(triesByNetwork, `${link.id} ${networkOf(context.address)}`);
  await limits.take(triesByLink, link.id);
  if (!(await checkPassword(link.password_hash, password)))
    throw invalid({ password: ['sharedPasswordError'] });
  const until = String(clock.now().getTime() + validSeconds * 1000);
  context.givePass(link.id, `${until}.${secrets.sign('link pass', signed(link, until))}`, validSeconds);
  return isDone;
}
