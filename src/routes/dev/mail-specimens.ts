import { type AccountMailKind, accountMail } from '../../domains/identity/server/mail/account-mail.ts';
import { contactMail } from '../../domains/leads/server/contact/contact-mail.ts';
import { confirmationMail, knownMail } from '../../domains/leads/server/newsletter/newsletter-mails.ts';
import { announcementMail } from '../../domains/notifications/server/mails/announcement-mail.ts';
import { digestMail } from '../../domains/notifications/server/mails/digest-mail.ts';
import type { MailNotice, MailReader } from '../../domains/notifications/server/mails/mail-words.ts';
import {
  notificationMail,
  notificationsMail,
  securityMail,
} from '../../domains/notifications/server/mails/notification-mails.ts';
import { phoneCodeMail } from '../../domains/notifications/server/mails/phone-code-mail.ts';
import { summaryMail } from '../../domains/notifications/server/mails/summary-mail.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ComposedMail } from '../../platform/mail/composed-mail.ts';
import type { MailFigure } from '../../platform/mail/mail-blocks.ts';

const site = 'https://walory.example';
const token = 'Zm9yLXRoZS1nYWxsZXJ5LW9ubHktaXQtb3BlbnMtbm8tYWNjb3VudC1hdC1hbGwt';
const lessUrl = `${site}/less/${token}`;
const unsubscribeUrl = `${site}/unsubscribe/${token}`;
const pages = { all: `${site}/dashboard`, report: `${site}/dashboard/report` };

const readerOf = (locale: Locale): MailReader => ({
  locale,
  settingsUrl: `${site}/dashboard/settings?tab=notifications`,
});

/** Several things that happened, with a name that would be markup and one that is very long. */
const notices: Record<Locale, MailNotice[]> = {
  en: [
    {
      title: 'NVIDIA is up 15.2% within 24 hours',
      text: 'Your 42 shares are worth 76\u00a0207,45\u00a0zł, 10\u00a0061,20\u00a0zł more than yesterday.',
      url: pages.all,
      when: '14:05',
      lessUrl,
    },
    {
      title: 'COI1228 pays interest on 3 December',
      text: 'You receive 412,50\u00a0zł before tax for 66 bonds.',
      url: pages.all,
      when: '9:00',
      lessUrl,
    },
    {
      title: 'XTB failed to synchronise twice',
      text: 'The broker refused the key of “<b>Growth & income</b>”. Connect it again to go on.',
      url: pages.all,
      when: '7:30',
      lessUrl,
    },
    {
      title:
        'Long-term portfolio of everything that is left over at the end of the month moved 3.1% away from its strategy',
      text: 'You asked to be told from 3.0% on.',
      url: pages.all,
      lessUrl,
    },
  ],
  pl: [
    {
      title: 'NVIDIA wzrosła o\u00a015,2% w\u00a0ciągu doby',
      text: 'Twoje 42 szt. są warte 76\u00a0207,45\u00a0zł, o\u00a010\u00a0061,20\u00a0zł więcej niż wczoraj.',
      url: pages.all,
      when: '14:05',
      lessUrl,
    },
    {
      title: 'COI1228 wypłaci odsetki 3 grudnia',
      text: 'Za 66 obligacji dostaniesz 412,50\u00a0zł przed podatkiem.',
      url: pages.all,
      when: '9:00',
      lessUrl,
    },
    {
      title: 'Synchronizacja z\u00a0XTB nie udała się dwa razy',
      text: 'Makler odrzucił klucz do „<b>Wzrost & dochód</b>”. Połącz konto ponownie.',
      url: pages.all,
      when: '7:30',
      lessUrl,
    },
    {
      title:
        'Długoterminowy portfel na wszystko, co zostaje pod koniec miesiąca, oddalił się od strategii o\u00a03,1%',
      text: 'Prosisz o\u00a0wiadomość od 3,0%.',
      url: pages.all,
      lessUrl,
    },
  ],
};

const figures: Record<Locale, MailFigure[]> = {
  en: [
    {
      label: 'Value',
      value: '543\u00a0076,24\u00a0zł',
      change: { text: '+12\u00a0406,11\u00a0zł (+2.34%)', tone: 'gain' },
    },
    { label: 'Deposits and withdrawals', value: '+3\u00a0000,00\u00a0zł' },
    { label: 'Return (TWR)', value: '+1.78%' },
    { label: 'WIG20', value: '7\u00a0104,22', change: { text: '−0.41%', tone: 'loss' } },
  ],
  pl: [
    {
      label: 'Wartość',
      value: '543\u00a0076,24\u00a0zł',
      change: { text: '+12\u00a0406,11\u00a0zł (+2,34%)', tone: 'gain' },
    },
    { label: 'Wpłaty i\u00a0wypłaty', value: '+3\u00a0000,00\u00a0zł' },
    { label: 'Stopa zwrotu (TWR)', value: '+1,78%' },
    { label: 'WIG20', value: '7\u00a0104,22', change: { text: '−0,41%', tone: 'loss' } },
  ],
};

const movers = (locale: Locale) => {
  const percent = (text: string) => (locale === 'pl' ? text.replace('.', ',') : text);
  return [
    {
      name: 'NVIDIA',
      value: '76\u00a0207,45\u00a0zł',
      change: { text: percent('+15.2%'), tone: 'gain' as const },
    },
    {
      name: 'CD Projekt',
      value: '18\u00a0402,00\u00a0zł',
      change: { text: percent('−6.4%'), tone: 'loss' as const },
    },
    {
      name: 'iShares Core MSCI World UCITS ETF USD (Acc)',
      value: '211\u00a0930,18\u00a0zł',
      change: { text: percent('+3.0%'), tone: 'gain' as const },
    },
  ];
};

const words = {
  en: {
    day: '14 November 2026',
    week: '9–15 November 2026',
    month: 'October 2026',
    signIn: {
      title: 'New login from a device we do not know',
      text: 'Firefox on Windows, Kraków, 14 November 2026, 14:05. If it was you, you do not need to do anything.',
      url: `${site}/dashboard/settings?tab=security`,
    },
    announcement: {
      title: 'Walory rests on Sunday from 6:00 to 7:00',
      text: 'We move to a faster machine. For an hour you cannot log in; nothing is lost, and prices of the weekend come in afterwards.\n\nThank you for your patience.',
      action: { label: 'Read more', url: site },
    },
  },
  pl: {
    day: '14 listopada 2026',
    week: '9–15 listopada 2026',
    month: 'październik 2026',
    signIn: {
      title: 'Nowe logowanie z\u00a0nieznanego urządzenia',
      text: 'Firefox w\u00a0systemie Windows, Kraków, 14 listopada 2026, 14:05. Jeśli to Ty, nie musisz nic robić.',
      url: `${site}/dashboard/settings?tab=security`,
    },
    announcement: {
      title: 'W\u00a0niedzielę od 6:00 do 7:00 Walory mają przerwę',
      text: 'Przenosimy się na szybszą maszynę. Przez godzinę nie można się zalogować; nic nie zginie, a\u00a0ceny z\u00a0weekendu pojawią się później.\n\nDziękujemy za cierpliwość.',
      action: { label: 'Czytaj więcej', url: site },
    },
  },
};

const account = (kind: AccountMailKind, params: { token?: string; keyEnded?: boolean }) => (locale: Locale) =>
  accountMail({ publicUrl: site, port: 0 }, locale, kind, params);

const report = { name: 'walory-2026-10.pdf', mediaType: 'application/pdf', content: new Uint8Array(1) };

/** Every mail the product sends, as somebody would get it. */
export const mailSpecimens: Record<string, (locale: Locale) => ComposedMail> = {
  verifyEmail: account('verifyEmail', { token }),
  resetPassword: account('resetPassword', { token }),
  passwordChanged: account('passwordChanged', { keyEnded: true }),
  emailChanged: account('emailChanged', { token }),
  accountRemoved: account('accountRemoved', {}),
  accountBlocked: account('accountBlocked', {}),
  newsletterConfirm: (locale) => confirmationMail({ locale }, `${site}/newsletter/confirm/${token}`, 7),
  newsletterKnown: (locale) => knownMail({ locale }, `${site}/newsletter/unsubscribe/${token}`),
  contactMessage: (locale) =>
    contactMail(
      {
        name: 'Zofia „Z” <b>Nowak</b>',
        email: 'zofia@poczta.example',
        company: 'Nowak i Wspólnicy',
        phone: '+48 22 100 20 30',
        message: 'Dzień dobry,\n\nczy mogę zaimportować plik z 2019 roku?\n\nZofia Nowak',
      },
      locale,
      pages.all,
    ),
  notification: (locale) => notificationMail(readerOf(locale), notices[locale][0]!),
  security: (locale) => securityMail(readerOf(locale), words[locale].signIn),
  notifications: (locale) =>
    notificationsMail(readerOf(locale), { notices: notices[locale], allUrl: pages.all, unsubscribeUrl }),
  daySummary: (locale) =>
    summaryMail(readerOf(locale), {
      every: 'day',
      period: words[locale].day,
      figures: [],
      notices: notices[locale].slice(0, 2),
      allUrl: pages.all,
      unsubscribeUrl,
    }),
  weekSummary: (locale) =>
    summaryMail(readerOf(locale), {
      every: 'week',
      period: words[locale].week,
      figures: figures[locale],
      notices: notices[locale],
      allUrl: pages.all,
      unsubscribeUrl,
    }),
  digest: (locale) =>
    digestMail(readerOf(locale), {
      every: 'month',
      period: words[locale].month,
      figures: figures[locale],
      movers: movers(locale),
      notices: notices[locale].slice(1, 3),
      reportUrl: pages.report,
      report,
      unsubscribeUrl,
    }),
  announcement: (locale) =>
    announcementMail(readerOf(locale), { ...words[locale].announcement, unsubscribeUrl }),
  phoneCode: (locale) => phoneCodeMail(locale, { code: '418 207', phone: '+48 ••• ••• 417', minutes: 10 }),
};

export function shownMails(locale: Locale) {
  return Object.entries(mailSpecimens).map(([name, compose]) => {
    const { subject, html, plain } = compose(locale);
    return { name, subject, html, plain };
  });
}
