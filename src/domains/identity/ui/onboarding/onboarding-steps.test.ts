import { expect, test } from 'vitest';
import { reachableStep, stepAfter, stepBefore, withAnswer } from './onboarding-steps.ts';

test('without answers only the first question can be reached', () => {
  expect(reachableStep('', {})).toBe('familiarity');
  expect(reachableStep('summary', {})).toBe('familiarity');
  expect(reachableStep('nonsense', {})).toBe('familiarity');
});

test('a skipped question stops the way', () => {
  expect(reachableStep('summary', { familiarity: 1, scope: 'personal' })).toBe('reason');
});

test('answered questions can be revisited, and the summary comes after all three', () => {
  const all = { familiarity: 2, reason: 4, scope: 'personal' } as const;
  expect(reachableStep('reason', all)).toBe('reason');
  expect(reachableStep('summary', all)).toBe('summary');
});

test('going back keeps the answers and changing one keeps the others', () => {
  const answers = withAnswer(withAnswer({}, 'familiarity', '2'), 'reason', '3');
  expect(withAnswer(answers, 'familiarity', '1')).toEqual({ familiarity: 1, reason: 3 });
  expect(withAnswer(answers, 'familiarity', '9')).toEqual(answers);
});

test('the first step has nothing before it and the last nothing after it', () => {
  expect(stepBefore('familiarity')).toBeUndefined();
  expect(stepAfter('summary')).toBeUndefined();
  expect(stepAfter('scope')).toBe('summary');
});
