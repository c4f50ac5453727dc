import { expect, test } from 'vitest';
import { register } from '../../../domains/identity/contract.ts';
import { errorsByField, readFields } from './form-fields.ts';

test('boxes are read as yes or no, text as it stands, and buttons without a name not at all', () => {
  const elements = [
    { name: 'email', type: 'email', value: ' zofia@poczta.pl' },
    { name: 'terms', type: 'checkbox', value: 'on', checked: false },
    { name: '', type: 'submit', value: 'Send' },
  ];
  expect(readFields(elements)).toEqual({ email: ' zofia@poczta.pl', terms: false });
});

test('an empty registration names each field once, by its message key (rule SF-4)', () => {
  const empty = { username: '', email: '', password: '', password_confirmation: '', terms: false };
  expect(errorsByField(register.body?.safeParse(empty).error?.issues ?? [])).toEqual({
    username: 'usernameError',
    email: 'emailError',
    password: 'passwordError',
    terms: 'termsError',
  });
});
