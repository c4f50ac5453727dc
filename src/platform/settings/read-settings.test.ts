import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './read-settings.ts';
import { settingsSchema } from './settings-schema.ts';

function mistakesOf(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('no mistake was found');
}

test('without anything set the product runs on this machine alone, with its own database', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: '',
    demo: true,
    plans: true,
    role: 'all',
    trustProxy: false,
  });
});

test('empty and padded values are what was meant', () => {
  expect(readSettings({ PORT: ' 8080 ', WALORY_DEMO: '', WALORY_PLANS: 'off ' })).toMatchObject({
    port: 8080,
    demo: true,
    plans: false,
  });
});

test('addresses lose the slash at their end, lists are split', () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://walory.example/',
    WALORY_SOCIAL_URLS: 'https://a.example/x, https://b.example',
  });
  expect(settings.publicUrl).toBe('https://walory.example');
  expect(settings.socialUrls).toEqual(['https://a.example/x', 'https://b.example']);
});

test('symbols of the ticker come with their words, or without', () => {
  expect(readSettings({ WALORY_TICKER_SYMBOLS: 'GPW:WIG20, FX:EURPLN=EUR/PLN' }).tickerSymbols).toEqual([
    { symbol: 'GPW:WIG20', title: '' },
    { symbol: 'FX:EURPLN', title: 'EUR/PLN' },
  ]);
});

describe('each mistake says what is wanted and what is there', () => {
  test.each([
    [{ PORT: '80 80' }, 'PORT must be a whole number from 0 to 65535, but is "80 80".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, but is "-1".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but is "65536".'],
    [{ PORT: '0x50' }, 'PORT must be a whole number from 0 to 65535, but is "0x50".'],
    [
      { PUBLIC_URL: 'walory.example' },
      'PUBLIC_URL must be an address that begins with http:// or https://, but is "walory.example".',
    ],
    [
      { PUBLIC_URL: 'javascript:alert(1)' },
      'PUBLIC_URL must be an address that begins with http:// or https://',
    ],
    [
      { DATABASE_URL: 'mysql://localhost/x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    ],
    [{ WALORY_DEMO: 'false' }, 'WALORY_DEMO must be on or off, but is "false".'],
    [{ WALORY_ROLE: 'boss' }, 'WALORY_ROLE must be one of all, web, worker, but is "boss".'],
    [
      { WALORY_SMTP_URL: 'mail.example' },
      'WALORY_SMTP_URL must be an address that begins with smtp:// or smtps://',
    ],
    [
      { WALORY_SECRET: 'tajne' },
      'WALORY_SECRET must be 64 hex digits, for example the output of: openssl rand -hex 32',
    ],
    [{ WALORY_CLOCK: 'jutro' }, 'WALORY_CLOCK must be a time like 2026-11-14T12:00:00Z, but is "jutro".'],
    [{ WALORY_DATABASE_POOL: '1' }, 'WALORY_DATABASE_POOL must be a whole number from 2 to 200, but is "1".'],
    [{ WALORY_TAG_MANAGER: 'UA-1234' }, 'WALORY_TAG_MANAGER must be a container id such as GTM-ABC123'],
    [{ WALORY_TAG_MANAGER: 'GTM-AB"><script>' }, 'WALORY_TAG_MANAGER must be a container id'],
    [{ WALORY_RECORDING: 'a/b' }, 'WALORY_RECORDING must be a project id of Microsoft Clarity'],
    [
      { WALORY_TICKER_SYMBOLS: 'WIG20' },
      'WALORY_TICKER_SYMBOLS must be a comma-separated list, each a symbol such as GPW:WIG20',
    ],
    [{ WALORY_SHOWN_SOURCES: 'yahoo,bloomberg' }, 'WALORY_SHOWN_SOURCES must be a comma-separated list'],
    [
      { WALORY_SOCIAL_URLS: 'https://a.example, b' },
      'WALORY_SOCIAL_URLS must be a comma-separated list, each an address',
    ],
  ] as [Record<string, string>, string][])('%j', (env, message) => {
    expect(mistakesOf(env)).toContain(message);
  });

  test('a key of Stripe without what payments and invoices need', () => {
    expect(mistakesOf({ WALORY_STRIPE_KEY: 'sk_live_x' })).toBe(
      [
        'The settings have mistakes:',
        'WALORY_STRIPE_WEBHOOK_SECRET must be set with WALORY_STRIPE_KEY.',
        'WALORY_SELLER_NAME must be set with WALORY_STRIPE_KEY.',
        'WALORY_SELLER_TAX_NUMBER must be set with WALORY_STRIPE_KEY.',
        'WALORY_SELLER_STREET must be set with WALORY_STRIPE_KEY.',
        'WALORY_SELLER_ZIP must be set with WALORY_STRIPE_KEY.',
        'WALORY_SELLER_CITY must be set with WALORY_STRIPE_KEY.',
      ].join('\n  '),
    );
  });

  test('a secret that is wrong is not repeated', () => {
    expect(mistakesOf({ WALORY_SECRET: 'tajne-tajne' })).not.toContain('tajne-tajne');
  });

  test('all of them are reported at once', () => {
    const message = mistakesOf({ PORT: 'x', WALORY_DEMO: 'maybe', WALORY_PLAN: 'off' });
    expect(message.split('\n')).toHaveLength(4);
    expect(message).toMatch(/^The settings have mistakes:/);
  });
});

describe('a misspelt name is not silently ignored', () => {
  test.each([
    ['WALORY_PLAN', 'WALORY_PLANS'],
    ['WALORY_DATADIR', 'WALORY_DATA_DIR'],
    ['WALORY_SMTPURL', 'WALORY_SMTP_URL'],
  ])('%s', (wrong, meant) => {
    expect(mistakesOf({ [wrong]: 'x' })).toContain(`${wrong} is not a setting; did you mean ${meant}?`);
  });

  test('one that resembles nothing is named without a guess', () => {
    expect(mistakesOf({ WALORY_SOMETHING_ELSE_ALTOGETHER: 'x' })).toContain(
      'WALORY_SOMETHING_ELSE_ALTOGETHER is not a setting.',
    );
  });

  test('names of other programs are none of our business', () => {
    expect(() => readSettings({ PATH: '/bin', NODE_ENV: 'production', PGHOST: 'x' })).not.toThrow();
  });
});

test('every setting has a name of its own, a default that it would accept, and a line about it', () => {
  const all = Object.values(settingsSchema);
  expect(new Set(all.map((setting) => setting.env)).size).toBe(all.length);
  for (const setting of all) {
    expect(setting.about.length, setting.env).toBeGreaterThan(10);
    if (typeof setting.default === 'number')
      expect(setting.kind.read(String(setting.default))).toBe(setting.default);
  }
});
