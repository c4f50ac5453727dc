import { expect, test } from 'vitest';
import { readMessage, writtenMessage } from './push-message.ts';

const origin = 'https://walory.example';
const fallback = { title: 'Walory', body: '', path: '/dashboard' };
const message = { title: 'Emerytura +15,2%', body: 'W 24 godziny', path: '/pl/dashboard/x?y=1#z', tag: 'a' };

test('a message arrives as it was written (CH-10)', () => {
  expect(readMessage(writtenMessage(message), origin, fallback)).toEqual(message);
});

test('names without end are cut between characters, and fit into what push services take (CH-10)', () => {
  const long = writtenMessage({ ...message, title: '🏦'.repeat(500), body: 'ż🏦'.repeat(2000) });
  expect(Buffer.byteLength(long)).toBeLessThan(3072);
  expect(readMessage(long, origin, fallback).title).toBe(`${'🏦'.repeat(119)}…`);
});

test.each([
  ['another site', 'https://evil.example/x'],
  ['another site without a scheme', '//evil.example/x'],
  ['a script', 'javascript:alert(1)'],
  ['a backslash', '/\\evil.example'],
  ['no text', 7],
  ['nothing', undefined],
])('%s is no page that a notification opens (CH-10)', (_what, path) => {
  expect(readMessage(JSON.stringify({ ...message, path }), origin, fallback).path).toBe('/dashboard');
});

test.each(['', 'null', 'not json', '[]', '{"title":7,"body":[]}', '"text"'])(
  'what cannot be read is still shown: %j (CH-10)',
  (text) => expect(readMessage(text, origin, fallback)).toEqual(fallback),
);
