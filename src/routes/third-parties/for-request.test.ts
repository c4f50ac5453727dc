import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type Choice, type Purpose, purposes } from '../../domains/consent/purposes.ts';
import { consentCookieValue } from '../../domains/consent/server/consent-cookie.ts';
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { thirdPartiesFor } from './for-request.ts';

const secrets = await loadSecrets('', 'c0'.repeat(32));
const now = new Date('2026-11-14T12:00:00Z');
const strict = contentSecurityPolicy('n', false);

const configured = {
  statistics: { WALORY_TAG_MANAGER: 'GTM-ABC123', WALORY_TAG_HOSTS: 'https://more.example/x' },
  recording: { WALORY_RECORDING: 'abc123def4' },
  charts: { WALORY_TICKER_SYMBOLS: 'GPW:WIG20,FX:EURPLN=EUR/PLN' },
  maps: { WALORY_MAP_STYLE: 'https://tiles.example/style.json?key=abc' },
} satisfies Record<Purpose, Record<string, string>>;

/** One address of each that only its own policy names. */
const marks: Record<Purpose, string> = {
  statistics: 'https://www.googletagmanager.com',
  recording: 'https://*.clarity.ms',
  charts: 'https://s3.tradingview.com',
  maps: 'https://tiles.example',
};

type Asked = {
  offered: readonly Purpose[];
  cookie?: string;
  path?: string;
  headers?: Record<string, string>;
};

function ask({ offered, cookie, path = '/', headers = {} }: Asked) {
  const settings = readSettings(Object.assign({}, ...offered.map((purpose) => configured[purpose])));
  const services = { settings, secrets, clock: { now: () => now } } as unknown as Services;
  const request = { url: path, headers, cookies: cookie === undefined ? {} : { consent: cookie } };
  const answer = thirdPartiesFor(services)(request as unknown as FastifyRequest);
  return { ...answer, policy: contentSecurityPolicy('n', false, answer.allowed) };
}

const cookieOf = (choice: Choice, at = now) => consentCookieValue(secrets, choice, at);
const yesTo = (...agreed: Purpose[]): Choice =>
  Object.fromEntries(purposes.map((purpose) => [purpose, agreed.includes(purpose)]));

const pages = {
  public: ['/', '/pl', '/pricing', '/symbols/stocks/pko', '/pl/narzedzia', '/_root.data'],
  dashboard: ['/dashboard', '/pl/dashboard/settings', '/dashboard/real-estate/properties.data'],
  quiet: ['/login', '/pl/rejestracja', '/reset-password/abc', '/reports/abc', '/less/abc', '/nonsense'],
};
const loads: Record<keyof typeof pages, readonly Purpose[]> = {
  public: ['statistics', 'recording', 'charts'],
  dashboard: ['charts', 'maps'],
  quiet: [],
};

const combinations = purposes.flatMap((purpose) =>
  (Object.keys(pages) as (keyof typeof pages)[]).flatMap((kind) =>
    [true, false].flatMap((isConfigured) =>
      (['agreed', 'refused', 'not asked'] as const).map((said) => ({ purpose, kind, isConfigured, said })),
    ),
  ),
);

test.each(combinations)(
  '$purpose: configured $isConfigured, $said, on a $kind page (SF-18, SF-19)',
  ({ purpose, kind, isConfigured, said }) => {
    const others = purposes.filter((other) => other !== purpose);
    const offered = isConfigured ? purposes : others;
    const cookie = said === 'not asked' ? undefined : cookieOf(said === 'agreed' ? yesTo(purpose) : yesTo());
    const loaded = isConfigured && said === 'agreed' && loads[kind].includes(purpose);
    for (const path of pages[kind]) {
      const { policy, scripts } = ask({ offered, cookie, path });
      expect(policy.includes(marks[purpose]), path).toBe(loaded);
      // Nothing but what was agreed to is admitted, or told to the page.
      if (!loaded) expect(policy, path).toBe(strict);
      expect(Object.keys(scripts), path).toEqual(loaded && purpose !== 'maps' ? [purpose] : []);
    }
  },
);

test('with nothing set up nothing is asked, told, admitted or kept apart', () => {
  const { policy, consent, scripts, key } = ask({ offered: [], cookie: cookieOf(yesTo(...purposes)) });
  expect(policy).toBe(strict);
  expect([consent.offered, consent.agreed, consent.open, scripts, key]).toEqual([[], [], [], {}, '']);
});

describe('a cookie that is not ours says nothing', () => {
  const good = cookieOf(yesTo('statistics'));
  const [version, bits, day, signature] = good.split('.');
  test.each([
    ['none', undefined],
    ['empty', ''],
    ['garbled', '%%%'],
    ['bits alone', 'v1.1111'],
    ['forged bits', `${version}.1111.${day}.${signature}`],
    ['another day', `${version}.${bits}.${Number(day) + 1}.${signature}`],
    ['another version', `v0.${bits}.${day}.${signature}`],
    ['a version to come', `v2.${bits}.${day}.${signature}`],
    ['more behind it', `${good}.x`],
    ['no signature', `${version}.${bits}.${day}.`],
    ['from the future', cookieOf(yesTo('statistics'), new Date('2026-11-20T12:00:00Z'))],
    ['half a year old', cookieOf(yesTo('statistics'), new Date('2026-05-01T12:00:00Z'))],
  ])('%s', (_name, cookie) => {
    const { consent, policy } = ask({ offered: purposes, cookie });
    expect(consent.agreed).toEqual([]);
    expect(consent.open).toEqual(purposes);
    expect(policy).toBe(strict);
  });
  test('ours of some months ago still does', () => {
    const cookie = cookieOf(yesTo('statistics'), new Date('2026-06-01T12:00:00Z'));
    expect(ask({ offered: purposes, cookie }).consent.agreed).toEqual(['statistics']);
  });
});

describe('a browser that asks not to be tracked (SF-18)', () => {
  test.each([
    [{ 'sec-gpc': '1' }, ['charts', 'maps']],
    [{ dnt: '1' }, ['charts', 'maps']],
    [{ dnt: '0' }, purposes],
    [{}, purposes],
  ] as [Record<string, string>, Purpose[]][])('%j leaves %j to be asked about', (headers, open) => {
    expect(ask({ offered: purposes, headers }).consent.open).toEqual(open);
  });
  test('agrees all the same where its owner said so here', () => {
    const { consent } = ask({
      offered: purposes,
      headers: { 'sec-gpc': '1' },
      cookie: cookieOf(yesTo('statistics')),
    });
    expect(consent.agreed).toEqual(['statistics']);
  });
});

test('what is set up later is asked about, and nothing else', () => {
  const { consent } = ask({ offered: purposes, cookie: cookieOf({ statistics: true, charts: false }) });
  expect(consent).toEqual({ offered: purposes, agreed: ['statistics'], open: ['recording', 'maps'] });
});

test('pages are kept apart by what was agreed to and what is still to be asked', () => {
  const keys = [
    undefined,
    cookieOf(yesTo()),
    cookieOf(yesTo('statistics')),
    cookieOf(yesTo('recording')),
    cookieOf(yesTo(...purposes)),
  ].map((cookie) => ask({ offered: purposes, cookie }).key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(ask({ offered: purposes, cookie: 'v1.forged' }).key).toBe(keys[0]);
});

test('the policy names services, never the tokens of their addresses', () => {
  const { policy } = ask({
    offered: purposes,
    cookie: cookieOf(yesTo(...purposes)),
    path: '/dashboard',
  });
  expect(policy).toContain('https://tiles.example');
  expect(policy).not.toContain('abc');
});
