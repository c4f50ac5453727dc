import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemBrowser } from './system-browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function place(name: string, mode = 0o755): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '', { mode });
  return file;
}

const search = (...folders: string[]) => ({
  PATH: folders.map((name) => path.join(folder, name)).join(path.delimiter),
});

test('the lightest browser of the system is taken, wherever it lies', () => {
  place('first/chromium');
  const shell = place('second/chromium-headless-shell');
  expect(systemBrowser(search('first', 'second'))).toBe(shell);
});

test('a file that cannot be run is no browser', () => {
  place('first/chromium-headless-shell', 0o644);
  const whole = place('second/chromium');
  expect(systemBrowser(search('first', 'second'))).toBe(whole);
});

test('the named browser comes before all others, and is not replaced by another', () => {
  place('first/chromium');
  const own = place('own/browser');
  expect(systemBrowser({ ...search('first'), WALORY_TEST_BROWSER: own })).toBe(own);
  expect(() => systemBrowser({ ...search('first'), WALORY_TEST_BROWSER: `${own}-gone` })).toThrow(
    `WALORY_TEST_BROWSER names no program: ${own}-gone`,
  );
});

test.skipIf(process.platform === 'darwin')('a machine without a browser is told what to install', () => {
  expect(() => systemBrowser(search('first'))).toThrow(/apt-get install chromium-headless-shell/);
});
