import { describe, expect, test } from 'vitest';
import { brokenInto, drawn, evenlyBroken, widthOf, writable } from './letters.ts';
import { fontFiles } from './paper-fonts.ts';

const upTo = (letters: number) => (line: string) => line.length <= letters;

describe('a title is broken into lines', () => {
  test('at spaces, and never at a hard one', () => {
    expect(brokenInto(2, 'Które obligacje na\u00a0Twój okres?', upTo(18))).toEqual([
      'Które obligacje',
      'na\u00a0Twój okres?',
    ]);
    expect(brokenInto(2, 'PKO', upTo(18))).toEqual(['PKO']);
    expect(brokenInto(2, '', upTo(18))).toEqual([]);
  });

  test('what is too long ends in dots after a whole word, and a word alone after a letter', () => {
    expect(brokenInto(2, 'Vanguard Developed Asia, Pacific and more', upTo(18))).toEqual([
      'Vanguard Developed',
      'Asia, Pacific and…',
    ]);
    expect(brokenInto(1, 'Asia, Pacific', upTo(8))).toEqual(['Asia…']);
    expect(brokenInto(1, 'Donaudampfschifffahrt', upTo(8))).toEqual(['Donauda…']);
  });

  test('evenly: no word stands alone in the last line where it need not', () => {
    const look = { font: fontFiles.display, size: 40 };
    const room = widthOf('Every API call, generated from the same definitions', look) + 1;
    const lines = evenlyBroken(2, 'Every API call, generated from the same definitions checks.', look, room);
    expect(lines).toHaveLength(2);
    expect(lines[1]!.split(' ').length).toBeGreaterThan(2);
  });
});

test('every Polish letter is one of the fonts, and what they lack is left out', () => {
  const polish = 'Zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ – „1\u00a0000”…';
  for (const font of Object.values(fontFiles)) expect(writable(polish, font)).toBe(polish);
  expect(writable('東京 Electron 😀 Ltd', fontFiles.display)).toBe('Electron Ltd');
  expect(writable('Z\u0307abka', fontFiles.display)).toBe('Żabka');
});

test('letters become shapes, so that nothing that was typed is markup', () => {
  const svg = drawn('</svg><script>alert("&")</script>', 0, 0, {
    font: fontFiles.text,
    size: 20,
    fill: '#000',
  });
  expect(svg).toMatch(/^<path d="[MLQCZ0-9 .-]+" fill="#000"\/>$/);
});
