import { expect, test } from 'vitest';
import { isShown, readChoices, withToggled } from './shown-columns.ts';

const columns = [{ key: 'asset' }, { key: 'cost', extra: true }, { key: 'irr', hidden: true }];
const shown = (level: 'plain' | 'usual' | 'full', choices = {}) =>
  columns.filter((column) => isShown(column, level, choices)).map(({ key }) => key);

test('a beginner sees fewer columns first, a professional all (OB-13)', () => {
  expect(shown('plain')).toEqual(['asset']);
  expect(shown('usual')).toEqual(['asset', 'cost']);
  expect(shown('full')).toEqual(['asset', 'cost', 'irr']);
});

test('what somebody chose stays, whatever they answer later (OB-14)', () => {
  const more = withToggled(columns, 'plain', {}, 'cost');
  const less = withToggled(columns, 'full', more, 'irr');
  expect(less).toEqual({ cost: true, irr: false });
  for (const level of ['plain', 'usual', 'full'] as const)
    expect(shown(level, less)).toEqual(['asset', 'cost']);
});

test('the last column stays, and what was stored by nobody is no choice', () => {
  expect(withToggled([{ key: 'asset' }], 'usual', {}, 'asset')).toEqual({});
  expect(withToggled(columns, 'usual', {}, 'gone')).toEqual({});
  expect(readChoices('{"cost":true,"irr":"no"}')).toEqual({ cost: true });
  for (const odd of [null, '', 'x', '[]', 'null', '3']) expect(readChoices(odd)).toEqual({});
});
