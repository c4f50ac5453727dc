import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choices, channels, isWanted, keptChoices, topicNames } from './topics.ts';

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

test('nobody gets an SMS without asking for it', () => {
  for (const topic of topicNames) expect(isWanted(topic, 'sms', {})).toBe(false);
});
