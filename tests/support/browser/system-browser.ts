import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** As systems name it, the lightest first. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser of the system, for processors and systems that npm has none for. Which one it is may be said in
 * WALORY_TEST_BROWSER.
 */
export function systemBrowser({ WALORY_TEST_BROWSER: named, PATH = '' }: NodeJS.ProcessEnv): string {
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`WALORY_TEST_BROWSER names no program: ${named}`);
  }
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [...places, ...applications].find(isProgram);
  if (found) return found;
  throw new Error(
    `npm has no browser for ${process.platform} ${process.arch}, and this machine has none either. Install Chromium ` +
      '(on Debian: apt-get install chromium-headless-shell), or name a browser in WALORY_TEST_BROWSER.',
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
