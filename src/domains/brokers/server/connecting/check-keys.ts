import { type FailureKey, type FieldErrors, invalid } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { defineLimit } from '../../../../platform/limits/limits.ts';
import type {
  BrokerAccount,
  BrokerAdapter,
  CredentialField,
  CredentialRefusal,
  Credentials,
  Validation,
} from '../../broker-port.ts';
import { BrokerFailure } from '../../broker-port.ts';
import { openConnection } from '../known-brokers.ts';

/** Nobody tries keys out here. */
export const triesOfKeys = defineLimit('broker-keys', { most: 30, seconds: 3600 });
const mostSeconds = 60;

const missing: Record<CredentialField['label'], FailureKey> = {
  applicationId: 'applicationIdError',
  sharedKey: 'sharedKeyError',
  secretKey: 'secretKeyError',
  clientId: 'clientIdError',
};

/** Exactly what this broker asks for. */
export function credentialsOf(
  { fields }: BrokerAdapter,
  given: Partial<Record<keyof Credentials, string | undefined>>,
): Credentials {
  const errors: FieldErrors = {};
  const credentials: Credentials = { applicationId: '', accessKey: '' };
  for (const { name, label } of fields) {
    const value = given[name];
    if (value) credentials[name] = value;
    else errors[name] = [missing[label]];
  }
  if (Object.keys(errors).length) throw invalid(errors);
  return credentials;
}

const whyRefused: Record<CredentialRefusal, FailureKey[]> = {
  wrongKeys: [],
  expired: ['integrationExpired'],
  noPermission: ['integrationNoPermission'],
  canWithdraw: ['integrationCanWithdraw'],
  wrongAddress: ['integrationWrongAddress'],
};

/** What the broker says of keys; a refusal, or that it could not be asked, ends the call. */
export async function askBroker(
  { services, log }: Context,
  { name }: BrokerAdapter,
  isDemo: boolean,
  { credentials, withAccounts }: { credentials: Credentials; withAccounts?: boolean },
): Promise<Extract<Validation, { is: 'ok' }> & { accounts: BrokerAccount[] }> {
  const signal = AbortSignal.timeout(mostSeconds * 1000);
  const connection = openConnection(services, { broker: name, is_demo: isDemo }, credentials, signal);
  let answer: Validation;
  let accounts: BrokerAccount[] = [];
  try {
    answer = await connection.validate();
    if (answer.is === 'ok' && withAccounts) accounts = await connection.accounts();
  } catch (error) {
    if (!(error instanceof BrokerFailure) && !signal.aborted) throw error;
    log.warn(
      { broker: name, failure: error instanceof BrokerFailure ? error.message : 'timeout' },
      'broker not asked',
    );
    throw invalid({ connection: ['integrationErrorWithConnection'] });
  }
  if (answer.is === 'ok') return { ...answer, accounts };
  const { reason, field } = answer;
  throw invalid({
    connection: ['integrationInvalidated', ...whyRefused[reason]],
    ...(field && { [field]: ['integrationInvalidated'] }),
  });
}
