import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 OPR/120.0`, 'Opera', 'Windows'],
])('a computer: %s', (line, browser, system) => {
  expect(deviceName(line)).toEqual({ browser, system, kind: 'computer' });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webkit} Chrome/141.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
])('something in the hand: %s', (line, browser, system) => {
  expect(deviceName(line)).toEqual({ browser, system, kind: 'handheld' });
});

test('what tells nothing stays unknown', () => {
  expect(deviceName('')).toEqual({ browser: null, system: null, kind: 'unknown' });
  expect(deviceName('curl/8.9.1')).toEqual({ browser: 'curl', system: null, kind: 'unknown' });
});
