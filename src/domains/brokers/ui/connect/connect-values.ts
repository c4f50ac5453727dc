import type { FailureKey, FieldErrors } from '../../../../foundation/failure.ts';
import type { IntegrationOutput } from '../../contract.ts';
import type { BrokerOffer, Environment } from '../grid/broker-offers.ts';

export type CredentialField = BrokerOffer['fields'][number];
export type CredentialName = CredentialField['name'];

export type ConnectValues = Record<CredentialName, string> & {
  environment: Environment;
  /** Empty where there is none yet: the connection then brings its own. */
  portfolio_id: string;
  /** One for all accounts, or one for each (L-20). */
  portfolios: 'one' | 'each';
  currency_id: string;
};

export type ConnectPortfolio = { id: string; name: string; currencyId: string; isPaper: boolean };

/** Where rows go unless another one is chosen: the first of that currency, else the first; never a paper one. */
export function portfolioFor(portfolios: readonly ConnectPortfolio[], currencyId: string): string {
  const real = portfolios.filter(({ isPaper }) => !isPaper);
  return (real.find((one) => one.currencyId === currencyId) ?? real[0])?.id ?? '';
}

/** What a connection that gets new keys has already. */
export function valuesOf(renewed: IntegrationOutput): ConnectValues {
  return {
    environment: renewed.is_demo ? 'demo' : 'real',
    portfolio_id: renewed.portfolio_id ?? '',
    portfolios: renewed.portfolios,
    currency_id: renewed.currency_id,
    applicationId: '',
    accessKey: '',
    clientId: '',
  };
}

export function firstValues(offer: BrokerOffer, portfolios: readonly ConnectPortfolio[]): ConnectValues {
  const portfolio = portfolios.find(({ id }) => id === portfolioFor(portfolios, ''));
  return {
    environment: offer.environments.includes('real') ? 'real' : 'demo',
    portfolio_id: portfolio?.id ?? '',
    portfolios: 'one',
    currency_id: portfolio?.currencyId ?? '',
    applicationId: '',
    accessKey: '',
    clientId: '',
  };
}

const missing: Record<CredentialField['label'], FailureKey> = {
  applicationId: 'applicationIdError',
  sharedKey: 'sharedKeyError',
  secretKey: 'secretKeyError',
  clientId: 'clientIdError',
};

/** What is missing, by the labels of this broker. */
export function missingIn({ fields }: Pick<BrokerOffer, 'fields'>, values: ConnectValues): FieldErrors {
  const keys = fields
    .filter(({ name }) => values[name].trim() === '')
    .map(({ name, label }) => [name, [missing[label]]]);
  return Object.fromEntries([
    ...keys,
    ...(values.currency_id === '' ? [['currency_id', ['currencyError']]] : []),
  ]);
}

/** Only what this broker asks for. */
export function keysOf({ fields }: Pick<BrokerOffer, 'fields'>, values: ConnectValues) {
  return Object.fromEntries(fields.map(({ name }) => [name, values[name]])) as Partial<
    Record<CredentialName, string>
  >;
}

/** Which field of the form an error of the call belongs to; none where it concerns the whole. */
export function fieldOf(
  { fields }: Pick<BrokerOffer, 'fields'>,
  reported: string,
): keyof ConnectValues | null {
  const name = reported.replace(/^configuration\./, '');
  if (name === 'is_demo') return 'environment';
  if (name === 'currency_id' || name === 'portfolio_id') return name;
  return fields.find((field) => field.name === name)?.name ?? null;
}

/** A key of several lines fits into a field of one when the ends of its lines are written out. */
export function inOneLine(pasted: string): string {
  return pasted.trim().replace(/\r?\n/g, '\\n');
}
