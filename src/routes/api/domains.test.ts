import { expect, test } from 'vitest';
import { allFailures } from '../../../tests/support/all-failures.ts';
// @ts-expect-error plain JavaScript, so that it runs before anything is installed
import { heightOf } from '../../../tools/import-rules.mjs';
import { eventNames } from '../../design-system/live/share-events.ts';
import { generalFailures } from '../../foundation/failure.ts';
import { joinDomains } from '../../platform/domains/registration.ts';
import { domains } from './domains.ts';
import { eventsCall } from './events-call.ts';

const joined = joinDomains(domains);

test('domains are listed from the ground up', () => {
  const heights = domains.map(({ name }): number => heightOf(name));
  expect(Math.min(...heights)).toBe(0);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

test('browsers listen for every event that is meant for them, and the contract names it', () => {
  const meant = joined.events.filter(({ audience }) => audience !== 'processes').map(({ type }) => type);
  expect(eventNames.filter((name) => name !== 'Resync').toSorted()).toEqual(meant.toSorted());
  for (const type of meant) expect(eventsCall.summary).toContain(type);
});

test('every message key that a domain declares is registered with it', () => {
  expect([...generalFailures, ...joined.failures].toSorted()).toEqual(allFailures.toSorted());
});

test('every key that a call declares is one that a domain registers', () => {
  const known = new Set<string>([...generalFailures, ...joined.failures]);
  const unknown = joined.calls.flatMap(({ call }) => call.errors.filter((key: string) => !known.has(key)));
  expect(unknown).toEqual([]);
});
