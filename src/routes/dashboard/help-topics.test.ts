import { expect, test } from 'vitest';
import en from '../../i18n/catalogues/en/help.ts';
import pl from '../../i18n/catalogues/pl/help.ts';
import { type AnswerName, findAnswers, helpSections, plainWords } from './help-topics.ts';

const wordsIn = (texts: typeof en.answers) => (name: AnswerName) =>
  plainWords(`${texts[name].question} ${texts[name].answer}`);
const found = (query: string, texts: typeof en.answers = en.answers) =>
  findAnswers(helpSections, query, wordsIn(texts)).flatMap(({ answers }) => answers);

test('every answer of the catalogue is shown exactly once', () => {
  const shown = helpSections.flatMap(({ answers }) => answers);
  expect(shown.toSorted()).toEqual(Object.keys(en.answers).toSorted());
});

test('without a query everything is there', () => {
  expect(findAnswers(helpSections, '  ', wordsIn(en.answers))).toEqual(helpSections);
});

test('every word of the query has to occur, in any order', () => {
  expect(found('csv brokers')).toContain('ways');
  expect(found('csv zebra')).toEqual([]);
});

test('Polish letters may be typed without their marks', () => {
  expect(found('usunac konto', pl.answers as typeof en.answers)).toContain('leaving');
});

test('the marks of links are not searched', () => {
  expect(plainWords('See <data>your data</data>.')).toBe('See your data.');
});
