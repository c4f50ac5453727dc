import { expect, test } from 'vitest';
import { withAnswer } from './investor-answers.ts';

test('changing one answer keeps the others, and what is no answer changes nothing', () => {
  const answers = withAnswer(withAnswer({}, 'familiarity', '2'), 'reason', '3');
  expect(withAnswer(answers, 'familiarity', '1')).toEqual({ familiarity: 1, reason: 3 });
  expect(withAnswer(answers, 'familiarity', '9')).toEqual(answers);
});
