import { expect, test } from 'vitest';
import { faultOf, pauseAfter } from './delivery-fault.ts';

const smtp = (responseCode: number, command: string, response = '') =>
  Object.assign(new Error(`failed: ${response}`), { responseCode, command, response, code: 'EENVELOPE' });

test.each([
  ['the recipient is unknown', smtp(550, 'RCPT TO', '550 5.1.1 unknown'), 'nobody there'],
  ['the recipient is unknown, in few words', smtp(550, 'RCPT TO', '550 no'), 'nobody there'],
  ['the mailbox is full', smtp(552, 'RCPT TO', '552 5.2.2 full'), 'never'],
  ['we are on a list', smtp(554, 'RCPT TO', '554 5.7.1 blocked'), 'never'],
  ['we may not relay', smtp(554, 'RCPT TO', '554 5.7.1 Relay access denied'), 'later'],
  ['the content is refused', smtp(554, 'DATA', '554 spam'), 'never'],
  ['the sender is refused', smtp(553, 'MAIL FROM', '553 not yours'), 'later'],
  ['the server is not for us', smtp(554, 'CONN', '554 no service'), 'later'],
  ['greylisted', smtp(450, 'RCPT TO', '450 4.2.0 later'), 'later'],
  ['the line is cut', Object.assign(new Error('closed'), { code: 'ECONNECTION' }), 'later'],
  [
    'the address cannot be written',
    Object.assign(new Error('x'), { code: 'EENVELOPE', command: 'API' }),
    'never',
  ],
])('%s (N-7, N-8)', (_, error, kind) => {
  expect(faultOf(error).kind).toBe(kind);
});

test('a reason is short, however much a server says', () => {
  expect(faultOf(new Error('x'.repeat(10_000))).reason).toHaveLength(500);
});

test('tries come ever later, and end after two days (N-7)', () => {
  let waited = 0;
  const pauses: number[] = [];
  for (;;) {
    const pause = pauseAfter(pauses.length + 1, waited);
    if (pause === undefined) break;
    pauses.push(pause);
    waited += pause;
  }
  expect(pauses.slice(0, 9)).toEqual([10, 30, 120, 300, 900, 1800, 3600, 7200, 14_400]);
  expect(new Set(pauses.slice(9))).toEqual(new Set([14_400]));
  expect(waited).toBeGreaterThan(44 * 3600);
  expect(waited).toBeLessThanOrEqual(48 * 3600);
});
