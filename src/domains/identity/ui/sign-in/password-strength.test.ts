import { expect, test } from 'vitest';
import { minimumPasswordLength } from '../../account-fields.ts';
import { leastLength, missingCharacters, passwordStrength } from './password-strength.ts';

test('the hint asks for as many characters as the contract', () => {
  expect(leastLength).toBe(minimumPasswordLength);
});

test('seven characters are too short whatever they are', () => {
  expect(passwordStrength('aB3$xY9')).toBe('short');
  expect(missingCharacters('aB3$xY9')).toBe(1);
});

test('eight plain letters are accepted but only fair', () => {
  expect(passwordStrength('walorywa')).toBe('fair');
  expect(missingCharacters('walorywa')).toBe(0);
});

test('the same character again and again adds nothing', () => {
  expect(passwordStrength('aaaaaaaaaaaaaaaaaaaaaaaa')).toBe('fair');
});

test('several kinds of characters or more of them make it good', () => {
  expect(passwordStrength('Bursztyn-19')).toBe('good');
  expect(passwordStrength('bursztynowymost')).toBe('good');
});

test('a few words in a row are strong', () => {
  expect(passwordStrength('cztery kawy nad morzem')).toBe('strong');
});
