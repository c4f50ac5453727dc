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
