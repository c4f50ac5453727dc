import { expect, test } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

test('a number is known by its beginning and its end', () => {
  expect(maskedPhone('+48 600 100 417')).toBe('+48 ••• ••• 417');
  expect(maskedPhone('600100417')).toBe('+48 ••• ••• 417');
  expect(maskedPhone('+4420794600')).toBe('+44 ••• •• 600');
});
