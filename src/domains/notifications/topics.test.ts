import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Choices,
  channels,
  isWanted,
  keptChoices,
  movesBy,
  moveTopics,
  topicNames,
  withMovesBy,
} from './topics.ts';

const anyChoices: fc.Arbitrary<Choices> = fc.dictionary(
  fc.constantFrom(...topicNames),
  fc.dictionary(fc.constantFrom(...channels), fc.boolean()),
);

test('what is kept of switches means the same as the switches', () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const kept = keptChoices(choices);
      for (const topic of topicNames)
        for (const channel of channels)
          expect(isWanted(topic, channel, kept)).toBe(isWanted(topic, channel, choices));
    }),
  );
});

test('security is told by mail whatever is switched (N-14)', () => {
  const off = { security: { email: false, product: false, push: false } };
  expect(isWanted('security', 'email', off)).toBe(true);
  expect(isWanted('security', 'product', off)).toBe(true);
  expect(isWanted('security', 'push', off)).toBe(false);
  expect(keptChoices(off)).toEqual({ security: { push: false } });
});

test('nobody gets an SMS without asking for it: of moves the portfolio or asset asks (N-17)', () => {
  const byThemselves = topicNames.filter((topic) => isWanted(topic, 'sms', {}));
  expect(byThemselves).toEqual([...moveTopics]);
});

test('the ways of both moves are switched at once, and nothing else is (N-18)', () => {
  const before: Choices = { portfolioMoved: { push: false }, security: { push: false } };
  const off = withMovesBy(before, { email: false, sms: false });
  expect([movesBy('email', off), movesBy('sms', off)]).toEqual([false, false]);
  expect(off).toMatchObject(before);
  expect(withMovesBy(off, { email: true, sms: true })).toEqual(before);
  expect(movesBy('email', { portfolioMoved: { email: false } })).toBe(true);
});
