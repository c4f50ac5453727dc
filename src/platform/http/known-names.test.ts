import { expect, test } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { isForThisMachine, strayOf } from './known-names.ts';

const stray = (env: Record<string, string>, headers: Record<string, string | undefined>) =>
  strayOf(readSettings(env), headers);

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  '127.0.0.1',
  '127.8.9.1:80',
  '[::1]:3000',
  '[::1]',
])('without a public address %s is this machine (A-16)', (host) => expect(stray({}, { host })).toBeNull());

test.each([
  'walory.example',
  '192.168.1.5:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  'evil.example#localhost',
  '[::2]:3000',
  '0.0.0.0:3000',
  'localhost:3000:3000',
  '',
  undefined,
])('and %s is not', (host) => expect(stray({}, { host })).toBe('name'));

test.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
  'a proxy that tells of itself by %s has to be told of (A-16)',
  (header) => {
    const headers = { host: 'localhost:3000', [header]: 'localhost' };
    expect(stray({}, headers)).toBe('proxy');
    expect(stray({ PUBLIC_URL: 'http://localhost:3000' }, headers)).toBe('proxy');
    expect(stray({ WALORY_TRUST_PROXY: 'on' }, headers)).toBeNull();
    expect(stray({ PUBLIC_URL: 'https://walory.example' }, headers)).toBeNull();
  },
);

test('a browser behind a silent proxy says by its page’s origin that we are called otherwise (A-16)', () => {
  const from = (origin: string, env: Record<string, string> = {}) =>
    stray(env, { host: 'localhost:3000', origin });
  for (const origin of [
    'https://walory.example',
    'http://192.168.1.5',
    'https://localhost.evil.example',
    'x',
  ])
    expect(from(origin), origin).toBe('proxy');
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'null'])
    expect(from(origin), origin).toBeNull();
  expect(from('https://walory.example', { PUBLIC_URL: 'https://walory.example' })).toBeNull();
});

test('trusting the proxy does not make its names ours', () => {
  const forwarded = (name: string) =>
    stray({ WALORY_TRUST_PROXY: 'on' }, { host: 'localhost:3000', 'x-forwarded-host': name });
  expect(forwarded('walory.example')).toBe('name');
  expect(forwarded('localhost:3000, evil.example')).toBe('name');
  expect(forwarded('localhost:3000')).toBeNull();
  expect(stray({ WALORY_TRUST_PROXY: 'on' }, { host: 'walory.example' })).toBe('name');
});

test('with a public address the name in a request decides nothing', () => {
  expect(stray({ PUBLIC_URL: 'https://walory.example' }, { host: 'backend:3000' })).toBeNull();
});

test.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '127.0.0.2' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ WALORY_TRUST_PROXY: 'on' }, false],
  [{ PUBLIC_URL: 'https://walory.example' }, false],
] as [Record<string, string>, boolean][])('%j is for this machine alone: %s', (env, is) => {
  expect(isForThisMachine(readSettings(env))).toBe(is);
});
