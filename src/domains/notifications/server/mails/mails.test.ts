import { describe, expect, test } from 'vitest';
import { mailSpecimens } from '../../../../routes/dev/mail-specimens.ts';
import { digestMail } from './digest-mail.ts';
import { notificationMail, notificationsMail, securityMail } from './notification-mails.ts';

const reader = { locale: 'pl' as const, settingsUrl: 'https://walory.example/ustawienia' };
const notice = (title: string, lessUrl?: string) => ({
  title,
  text: `Więcej o: ${title}`,
  url: 'https://walory.example/strona',
  lessUrl,
});
const unsubscribeUrl = 'https://walory.example/koniec';
const allUrl = 'https://walory.example/wszystkie';

const names = Object.keys(mailSpecimens);
/** About the account itself. */
const security = [
  'verifyEmail',
  'resetPassword',
  'passwordChanged',
  'emailChanged',
  'accountRemoved',
  'accountBlocked',
  'security',
  'phoneCode',
];

/** They answer one request, and no other comes by itself. */
const once: readonly string[] = ['newsletterConfirm', 'contactMessage'];

describe.each(names)('the mail “%s”', (name) => {
  test.each(['en', 'pl'] as const)(
    'is whole in %s: every text is there and nothing is left open',
    (locale) => {
      const { subject, html, plain } = mailSpecimens[name]!(locale);
      for (const text of [subject, html, plain])
        expect(text).not.toMatch(/undefined|\[object|notificationMails\./);
      expect(plain).not.toMatch(/[{}]/);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(subject).not.toBe('');
    },
  );

  test('is written twice, once for each language', () => {
    expect(mailSpecimens[name]!('en').subject).not.toBe(mailSpecimens[name]!('pl').subject);
  });

  test('can be turned off by one click, unless it is about security or answers one request (N-5, N-6)', () => {
    const mail = mailSpecimens[name]!('en');
    expect(mail.security).toBe(security.includes(name));
    expect(mail.unsubscribeUrl !== undefined).toBe(![...security, ...once].includes(name));
    if (mail.unsubscribeUrl) {
      expect(mail.plain).toContain(mail.unsubscribeUrl);
      expect(mail.html).toContain(mail.unsubscribeUrl);
    }
  });
});

test('one notification leads to its page, and “less of this” ends it from the mail program too (N-4, N-5)', () => {
  const mail = notificationMail(reader, notice('NVIDIA +15,2%', 'https://walory.example/mniej'));
  expect(mail.subject).toBe('NVIDIA +15,2%');
  expect(mail.html).toContain('href="https://walory.example/strona"');
  expect(mail.plain).toContain('Mniej takich wiadomości:\nhttps://walory.example/mniej');
  expect(mail.unsubscribeUrl).toBe('https://walory.example/mniej');
});

test('a security notification has no way to turn it off, whatever is given (N-6)', () => {
  const mail = securityMail(reader, notice('Nowe logowanie', 'https://walory.example/mniej'));
  expect(mail.security).toBe(true);
  expect(mail.plain + mail.html).not.toContain('mniej');
  expect(mail.plain).toContain('nigdy nie poprosi Cię o\u00a0hasło');
});

test.each([
  [2, 'A i\u00a0jeszcze 1 powiadomienie', '2 powiadomienia'],
  [3, 'A i\u00a0jeszcze 2 powiadomienia', '3 powiadomienia'],
  [7, 'A i\u00a0jeszcze 6 powiadomień', '7 powiadomień'],
])('%i notifications come as one mail, each with its own “less of this” (N-4)', (count, subject, heading) => {
  const all = Array.from({ length: count }, (_, at) =>
    notice(String.fromCharCode(65 + at), `https://walory.example/mniej/${at}`),
  );
  const mail = notificationsMail(reader, { notices: all, allUrl, unsubscribeUrl });
  expect(mail.subject).toBe(subject);
  expect(mail.plain.startsWith(heading)).toBe(true);
  for (const { title, lessUrl } of all) {
    expect(mail.plain).toContain(`* ${title}\n`);
    expect(mail.html).toContain(lessUrl);
  }
});

test('a name with markup stays letters (N-2)', () => {
  const name = '<img src=x onerror=alert(1)>';
  const mails = [
    notificationMail(reader, notice(name)),
    notificationsMail(reader, { notices: [notice(name), notice(name)], allUrl, unsubscribeUrl }),
  ];
  for (const { html, plain } of mails) {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x');
    expect(plain).toContain(name);
  }
});

test.each([
  [5_000_000, 1, 'znajdziesz w\u00a0załączniku'],
  [5_000_001, undefined, 'za duży na e-mail'],
])('a report of %i bytes goes along or stays where it can be opened (N-9)', (bytes, attached, said) => {
  const mail = digestMail(reader, {
    every: 'month',
    period: 'październik 2026',
    figures: [{ label: 'Wartość', value: '1 zł' }],
    movers: [],
    notices: [],
    reportUrl: 'https://walory.example/raport',
    report: { name: 'raport.pdf', mediaType: 'application/pdf', content: new Uint8Array(bytes) },
    unsubscribeUrl,
  });
  expect(mail.attachments?.length).toBe(attached);
  expect(mail.plain).toContain(said);
  expect(mail.plain).toContain('https://walory.example/raport');
});
