import { expect, test } from 'vitest';
import { Failure } from '../../foundation/failure.ts';
import { fieldsIn } from './serve-forms.ts';

test('fields are read as browsers write them, the first of each name (PS-10)', () => {
  expect({ ...fieldsIn('name=Jan+B%C4%85k&message=a%0D%0Ab&name=other&empty=') }).toEqual({
    name: 'Jan Bąk',
    message: 'a\r\nb',
    empty: '',
  });
  expect(Object.keys(fieldsIn('__proto__=x&constructor=y'))).toEqual(['__proto__', 'constructor']);
});

test('more fields than any form has are refused (PS-10)', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&');
  expect(Object.keys(fieldsIn(many(40)))).toHaveLength(40);
  expect(() => fieldsIn(many(41))).toThrow(Failure);
});
