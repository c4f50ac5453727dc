export type Device = {
  browser: string | null;
  system: string | null;
  kind: 'computer' | 'handheld' | 'unknown';
};

/** Looked for in this order, because most browsers also claim to be the ones below them. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /Chrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const handhelds = ['iPhone', 'iPad', 'Android'];

/** What a user-agent line tells a person: which browser on which system. */
export function deviceName(userAgent: string): Device {
  const browser = browsers.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
  if (system === null) return { browser, system, kind: 'unknown' };
  return { browser, system, kind: handhelds.includes(system) ? 'handheld' : 'computer' };
}
