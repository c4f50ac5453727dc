import { expect, test } from 'vitest';
import { profileIn, reachableStep, stepAfter, stepBefore } from './onboarding-steps.ts';

const profile = { familiarity: 2, reason: 4, scope: 'personal' } as const;
const new_ = { answers: {}, isBrokered: true, hasPortfolio: false };

test('without answers only the questions can be reached (OB-1)', () => {
  for (const wanted of [undefined, '', 'nonsense', 'modules', 'fill'])
    expect(reachableStep(wanted, new_)).toBe('profile');
  expect(reachableStep('modules', { ...new_, answers: { familiarity: 1, reason: 1 } })).toBe('profile');
});

test('whoever has no portfolio yet comes as far as that, and back to what was answered (OB-1)', () => {
  const answered = { ...new_, answers: profile };
  expect(reachableStep('fill', answered)).toBe('portfolio');
  expect(reachableStep('modules', answered)).toBe('modules');
  expect(reachableStep('fill', { ...answered, hasPortfolio: true })).toBe('fill');
});

test('without broker investments there is no portfolio to make (OB-3)', () => {
  const landlord = { answers: profile, isBrokered: false, hasPortfolio: false };
  expect(stepAfter('modules', landlord)).toBe('fill');
  expect(stepBefore('fill', landlord)).toBe('modules');
  expect(reachableStep('portfolio', landlord)).toBe('profile');
  expect(reachableStep('fill', landlord)).toBe('fill');
});

test('the first step has nothing before it, and a profile is whole or none', () => {
  expect(stepBefore('profile', new_)).toBeUndefined();
  expect(profileIn(profile)).toEqual(profile);
  expect(profileIn({ ...profile, scope: undefined })).toBeNull();
});
