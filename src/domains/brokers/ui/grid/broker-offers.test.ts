import { describe, expect, it } from 'vitest';
import type { AvailableIntegration } from '../../contract.ts';
import { brokerOffers, canBeConnected, isShownBy, type OfferFilter, settingsOff } from './broker-offers.ts';

const key = { name: 'applicationId', label: 'applicationId', brokers_word: 'API Key' } as const;
const api = (name: string, is_demo: 0 | 1): AvailableIntegration => ({
  name,
  title: name.toUpperCase(),
  is_csv: 0,
  is_demo,
  integration_provider: 'api',
  fields: [key],
  has_several_accounts: 0,
  missing_settings: [],
});
const file = (name: string): AvailableIntegration => ({
  name,
  title: null,
  is_csv: 1,
  is_demo: 0,
  integration_provider: 'file',
  fields: [],
  has_several_accounts: 0,
  missing_settings: [],
});

const offers = brokerOffers([
  api('demo', 1),
  api('exante', 0),
  api('exante', 1),
  api('alpaca', 0),
  file('ghostfolio'),
  file('xtb'),
  file('walory'),
  file('exante'),
]);
const shown = (filter: OfferFilter) =>
  offers.filter((offer) => isShownBy(filter, offer)).map(({ name }) => name);

describe('what is offered of brokers', () => {
  it('is each broker once, with all ways to it', () => {
    expect(offers.find(({ name }) => name === 'exante')).toEqual({
      name: 'exante',
      title: 'EXANTE',
      isFile: true,
      isExternal: false,
      environments: ['real', 'demo'],
      fields: [key],
      hasSeveralAccounts: false,
    });
    expect(offers.find(({ name }) => name === 'xtb')).toMatchObject({ title: null, environments: [] });
  });

  it('begins with brokers whose files are read and ends with programs and practice; our template is no broker', () => {
    expect(offers.map(({ name }) => name)).toEqual(['xtb', 'exante', 'alpaca', 'ghostfolio', 'demo']);
  });

  it('is narrowed to what leads in by API, by file, or to a practice account', () => {
    expect(shown('all')).toHaveLength(5);
    expect(shown('api')).toEqual(['exante', 'alpaca', 'demo']);
    expect(shown('file')).toEqual(['xtb', 'exante', 'ghostfolio']);
    expect(shown('demo')).toEqual(['exante', 'demo']);
    expect(offers.filter(canBeConnected)).toHaveLength(3);
  });

  it('has the aggregator once the operator has set it up, and until then names what to set', () => {
    const aggregator = (missing_settings: string[]): AvailableIntegration => ({
      ...api('snaptrade', 0),
      integration_provider: 'snaptrade',
      fields: [],
      missing_settings,
    });
    const off = [api('exante', 0), aggregator(['ONE', 'TWO'])];
    expect(brokerOffers(off).map(({ name }) => name)).toEqual(['exante']);
    expect(settingsOff(off)).toEqual(['ONE', 'TWO']);
    const on = [api('exante', 0), aggregator([])];
    expect(brokerOffers(on)[1]).toMatchObject({
      name: 'snaptrade',
      isExternal: true,
      environments: ['real'],
    });
    expect(settingsOff(on)).toEqual([]);
  });

  it('is nothing where nothing is available', () => {
    expect(brokerOffers([])).toEqual([]);
  });
});
