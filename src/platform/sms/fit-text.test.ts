import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

const polish = 'Zażółć gęślą jaźń: portfel „Emerytura” spadł o 15,2\u00a0% – sprawdź…';

test('Polish letters lose their marks, and printed signs become those of a keyboard (CH-6)', () => {
  expect(fitText(polish)).toEqual({
    text: 'Zazolc gesla jazn: portfel "Emerytura" spadl o 15,2 % - sprawdz...',
    alphabet: 'gsm',
    parts: 1,
  });
});

test('letters that phones know keep their marks (CH-6)', () => {
  expect(fitText('Größe é à ñ Å €').text).toBe('Größe é à ñ Å €');
});

test('what cannot be folded goes out as it was written (CH-6)', () => {
  expect(fitText('Żółw Żukow: Жуков')).toEqual({ text: 'Żółw Żukow: Жуков', alphabet: 'unicode', parts: 1 });
});

test.each([
  ['a', 160, 1],
  ['a', 161, 2],
  ['a', 306, 2],
  ['a', 307, 3],
  ['a', 459, 3],
  ['€', 80, 1],
  ['€', 81, 2],
  ['ж', 70, 1],
  ['ж', 71, 2],
  ['ж', 201, 3],
])('%s × %i takes %i parts (CH-6)', (letter, times, parts) => {
  const fitted = fitText(letter.repeat(times));
  expect([fitted.text.length, fitted.parts]).toEqual([times, parts]);
});

test('a longer text is cut at a word, and an address at its end stays whole (CH-6)', () => {
  const address = 'https://walory.example/mniej/0193277e-0000';
  const { text, parts } = fitText(`${'portfel spada '.repeat(60)}\n${address}`);
  expect(parts).toBe(3);
  expect(text.length).toBeLessThanOrEqual(459);
  expect(text.length).toBeGreaterThan(440);
  expect(text).toMatch(/(?:spada|portfel)\.\.\. https:\/\/walory\.example\/mniej\/0193277e-0000$/);
  expect(fitText('słowo '.repeat(200)).text).toMatch(/slowo\.\.\.$/);
});

test('control characters go, lines stay (CH-6)', () => {
  expect(fitText(' a\u0000\u0007b\r\nc\u200b ').text).toBe('ab\nc');
});

test('whatever is written, three parts are enough and characters stay whole (CH-6)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (written) => {
      const { text, parts, alphabet } = fitText(written);
      expect(parts).toBeLessThanOrEqual(3);
      expect(text.length).toBeLessThanOrEqual(alphabet === 'gsm' ? 459 : 201);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
});
