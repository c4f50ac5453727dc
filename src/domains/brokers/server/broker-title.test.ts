import { expect, test } from 'vitest';
import { createDemoBroker } from '../adapters/demo/adapter.ts';
import { brokerTitle } from './broker-title.ts';

test('our own broker has a name in each language, others have the one they gave themselves', () => {
  expect(brokerTitle(createDemoBroker(), 'pl')).toBe('Makler demo');
  expect(brokerTitle(createDemoBroker(), 'en')).toBe('Demo broker');
  expect(brokerTitle({ name: 'kraken', title: 'Kraken' }, 'pl')).toBe('Kraken');
});
