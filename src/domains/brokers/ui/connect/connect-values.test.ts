import { describe, expect, it } from 'vitest';
import { validationAfter } from './connect-validation.ts';
import { fieldOf, firstValues, inOneLine, keysOf, missingIn, portfolioFor } from './connect-values.ts';

const exante = {
  name: 'exante',
  title: 'Exante',
  isFile: true,
  isExternal: false,
  hasSeveralAccounts: true,
  environments: ['real', 'demo'] as const,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokers_word: 'Application ID' },
    { name: 'accessKey', label: 'sharedKey', brokers_word: 'Shared Key' },
    { name: 'clientId', label: 'clientId', brokers_word: 'Client ID' },
  ] as const,
} as const;
const kraken = {
  ...exante,
  environments: ['real'] as const,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokers_word: 'API Key' },
    { name: 'accessKey', label: 'secretKey', brokers_word: 'Private Key' },
  ] as const,
};
const portfolio = (id: string, currencyId: string, isPaper = false) => ({
  id,
  name: id,
  currencyId,
  isPaper,
});
const empty = firstValues({ ...exante, fields: [...exante.fields] }, []);

describe('the form of a connection', () => {
  it('asks for what the broker asks for, under its labels, and for a currency', () => {
    expect(missingIn({ fields: [...exante.fields] }, empty)).toEqual({
      applicationId: ['applicationIdError'],
      accessKey: ['sharedKeyError'],
      clientId: ['clientIdError'],
      currency_id: ['currencyError'],
    });
    expect(
      missingIn({ fields: [...kraken.fields] }, { ...empty, applicationId: ' ', currency_id: '1' }),
    ).toEqual({
      applicationId: ['applicationIdError'],
      accessKey: ['secretKeyError'],
    });
  });

  it('sends no key that the broker does not ask for', () => {
    const values = { ...empty, applicationId: 'a', accessKey: 'b', clientId: 'left over' };
    expect(keysOf({ fields: [...kraken.fields] }, values)).toEqual({ applicationId: 'a', accessKey: 'b' });
  });

  it('begins with the real account and the first real portfolio, whose currency it takes', () => {
    const portfolios = [
      portfolio('paper', 'usd', true),
      portfolio('first', 'pln'),
      portfolio('dollar', 'usd'),
    ];
    expect(firstValues({ ...exante, fields: [] }, portfolios)).toMatchObject({
      environment: 'real',
      portfolio_id: 'first',
      currency_id: 'pln',
    });
    expect(empty).toMatchObject({ portfolio_id: '', currency_id: '' });
    expect(firstValues({ ...exante, environments: ['demo'], fields: [] }, []).environment).toBe('demo');
    expect(portfolioFor(portfolios, 'usd')).toBe('dollar');
    expect(portfolioFor(portfolios, 'eur')).toBe('first');
    expect(portfolioFor([portfolio('paper', 'usd', true)], 'usd')).toBe('');
  });

  it('puts errors of the call under its fields, and those of the whole apart', () => {
    const offer = { fields: [...kraken.fields] };
    expect(fieldOf(offer, 'configuration.accessKey')).toBe('accessKey');
    expect(fieldOf(offer, 'is_demo')).toBe('environment');
    expect(fieldOf(offer, 'clientId')).toBeNull();
    expect(fieldOf(offer, 'connection')).toBeNull();
  });

  it('takes a key of several lines into one', () => {
    expect(inOneLine(' -----BEGIN-----\r\nabc\n-----END-----\n')).toBe(
      '-----BEGIN-----\\nabc\\n-----END-----',
    );
    expect(inOneLine('abc')).toBe('abc');
  });
});

describe('what is known of the keys after a call that failed', () => {
  it('is no, with the reason and the field the broker told', () => {
    const errors = { connection: ['integrationInvalidated'], accessKey: ['integrationInvalidated'] } as const;
    expect(validationAfter({ errors: structuredClone(errors) as never })).toEqual({
      status: 'notValidated',
      reason: null,
      field: 'accessKey',
    });
    expect(
      validationAfter({ errors: { connection: ['integrationInvalidated', 'integrationCanWithdraw'] } }),
    ).toEqual({ status: 'notValidated', reason: 'integrationCanWithdraw', field: null });
  });

  it('is nothing when the broker was not asked', () => {
    const silent = validationAfter({ errors: { connection: ['integrationErrorWithConnection'] } });
    expect(silent).toEqual({ status: 'notSet', failed: 'broker' });
    expect(validationAfter({ errors: {} })).toEqual({ status: 'notSet', failed: 'call' });
  });
});
