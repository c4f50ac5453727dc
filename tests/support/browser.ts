import chromium from '@sparticuz/chromium';

/** The browser comes from npm, so that everyone sees the same pixels. It needs libnss3, libnspr4 and libexpat of the system. */
export async function browserPath(): Promise<string> {
  return chromium.executablePath();
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
  '--js-flags=--single-threaded,--no-turbofan',
  `--disable-features=${[...notForPlaywright, 'SpareRendererForSitePerProcess'].join(',')}`,
];
