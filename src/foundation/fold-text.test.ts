import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, foldToWords, matches } from './fold-text.ts';

it('finds Polish words typed without marks, in any order', () => {
  expect(matches('KGHM Polska Miedź', 'miedz kghm')).toBe(true);
  expect(matches('Łódź', 'lodz')).toBe(true);
  expect(matches('CD Projekt', 'cdr')).toBe(false);
  expect(matches('CD Projekt', '')).toBe(true);
});

it('folds every Polish letter, small and capital, composed or not', () => {
  expect(foldText('ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż')).toBe('acelnoszz acelnoszz');
  expect(foldText('Łódź'.normalize('NFD'))).toBe('lodz');
});

it('folding twice changes nothing, and letter case never matters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(foldToWords(foldToWords(text))).toBe(foldToWords(text));
    }),
  );
  expect(foldText('ŻÓŁĆ'.toLowerCase())).toBe(foldText('ŻÓŁĆ'));
});

it('words are parted by single spaces, whatever stood between them', () => {
  expect(foldToWords('  <Kurs zamknięcia>, zł/szt. ')).toBe('kurs zamkniecia zl szt');
  expect(foldToWords('–––')).toBe('');
});
