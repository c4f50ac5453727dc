import { expect, test } from 'vitest';
import { choiceIn, choiceQuery, usualChoice } from './plan-choice.ts';

test('prices are in złoty for readers of Polish and in euro for others, until they choose', () => {
  expect(usualChoice('pl')).toEqual({ period: 'month', currency: 'pln' });
  expect(usualChoice('en')).toEqual({ period: 'month', currency: 'eur' });
  expect(choiceIn(new URLSearchParams('currency=pln'), usualChoice('en'))).toEqual({
    period: 'month',
    currency: 'pln',
  });
});

test('a choice in an address comes back as it was, and nonsense in it changes nothing', () => {
  const choice = { period: 'year', currency: 'eur' } as const;
  expect(choiceQuery(choice, 'standard')).toBe('?plan=standard&period=year&currency=eur');
  expect(choiceIn(new URLSearchParams(choiceQuery(choice)), usualChoice('pl'))).toEqual(choice);
  const odd = new URLSearchParams('period=century&currency=usd');
  expect(choiceIn(odd, usualChoice('pl'))).toEqual(usualChoice('pl'));
});
