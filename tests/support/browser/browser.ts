import chromium from '@sparticuz/chromium';
import { systemBrowser } from './system-browser.ts';

/** That of npm is made for this processor alone. */
const isFromNpm = process.platform === 'linux' && process.arch === 'x64' && !process.env.WALORY_TEST_BROWSER;

/**
 * The browser comes from npm where npm has one, so that everyone sees the same pixels; it needs libnss3, libnspr4 and
 * libexpat of the system. Elsewhere it is the system's own.
 */
export async function browserPath(): Promise<string> {
  return isFromNpm ? chromium.executablePath() : systemBrowser(process.env);
}

/** Fails where there is none, without unpacking it. */
export function requireBrowser(): void {
  if (!isFromNpm) systemBrowser(process.env);
}

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** What Playwright turns off for the sake of its own work; of two such lists a browser reads the last alone. */
const notForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
];

/**
 * For journeys, whose pages live for seconds: nothing is compiled twice for a speed they do not live to see, and no
 * process waits for a page that never comes. Together with less motion a browser does about a tenth less. What is measured
 * or drawn for people goes without these.
 */
export const shortLivedArguments = [
  '--js-flags=--single-threaded,--no-turbofan,--no-maglev',
  `--disable-features=${[...notForPlaywright, 'SpareRendererForSitePerProcess'].join(',')}`,
];
