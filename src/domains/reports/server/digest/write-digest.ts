import { brand } from '../../../../foundation/brand.ts';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { compare, decimal, isZero, magnitude, sign, sum, textOf } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { numbersIn, plain } from '../../../../foundation/format-number.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { loadMessages } from '../../../../i18n/messages.ts';
import { path } from '../../../../i18n/paths.ts';
import { translatorOf } from '../../../../i18n/translator.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { ComposedMail, MailAttachment } from '../../../../platform/mail/composed-mail.ts';
import type { Services } from '../../../../platform/services.ts';
import { hasFeature } from '../../../billing/server/policies/policies.ts';
import { publicAddress } from '../../../identity/server/mail/account-mail.ts';
import type { UserRow } from '../../../identity/server/user-store.ts';
import { linksFor } from '../../../notifications/server/carriers/links.ts';
import { digestMail } from '../../../notifications/server/mails/digest-mail.ts';
import type { DigestEvery } from '../../digest-periods.ts';
import { figuresQuery, type ReportDefinition } from '../../report-definition.ts';
import type { ReportPeriod } from '../../report-period.ts';
import { documentOf, figuresOf, fileNameOf } from '../files/document-of.ts';
import { printed } from '../files/print-report.ts';

const mostMovers = 5;

/** The report of a period as a mail; nothing where there is nothing to report. */
export async function writeDigest(
  services: Services,
  user: UserRow,
  every: DigestEvery,
  period: string,
): Promise<ComposedMail | undefined> {
  const { locale } = user;
  const context = contextFor(services, user);
  const of = every === 'monthly' ? ('month' as const) : ('quarter' as const);
  const definition: ReportDefinition = {
    kind: 'overview',
    portfolios: 'all',
    properties: 'all',
    period: { of, at: period } satisfies ReportPeriod,
    currency: null,
    benchmark: 'none',
  };
  const overview = await overviewOf(context, definition);
  if (!overview) return undefined;
  const { figures, currency, is_simulated } = overview;
  const home = publicAddress(services.settings);
  const pageOf = (page: 'report' | 'transactions') =>
    `${home}${path(page, locale)}${page === 'report' ? `?period=${period}` : ''}`;
  const t = wordsFor(locale);
  const count = await transactionsIn(context, definition);
  const links = linksFor(services, user, 'email');
  return digestMail(
    { locale, settingsUrl: links.settings },
    {
      every: of,
      period: periodName(locale, period),
      figures: mainFigures(locale, figures, currency),
      movers: moversOf(locale, figures, currency),
      notices: count > 0 ? [{ title: t('transactions', { count }), url: pageOf('transactions') }] : [],
      isSimulated: is_simulated,
      reportUrl: pageOf('report'),
      report: await fileOf(context, user, definition, period),
      unsubscribeUrl: links.less('digest'),
    },
  );
}

type Figures = NonNullable<Awaited<ReturnType<typeof overviewOf>>>['figures'];

/** Nothing where there is no portfolio, no rate, or never was anything in these days. */
async function overviewOf(context: Context, definition: ReportDefinition) {
  const { data } = await figuresOf(context, figuresQuery(definition), 1);
  if (data.kind !== 'overview' || data.portfolios.length === 0) return undefined;
  const { value_start, value_end } = data.figures;
  if (value_start === null || value_end === null) return undefined;
  const isEmpty = [value_start, value_end].every((value) => isZero(decimal(value)));
  return isEmpty ? undefined : data;
}

async function transactionsIn(context: Context, definition: ReportDefinition): Promise<number> {
  const { data } = await figuresOf(context, figuresQuery({ ...definition, kind: 'transactions' }), 1);
  return data.kind === 'transactions' ? data.figures.rows_total : 0;
}

function mainFigures(locale: Locale, figures: Figures, currency: string) {
  const t = wordsFor(locale);
  const amount = (value: string | null) => formatAmount(value ?? '0', currency, { signed: true });
  const { value_end, profit, net_flows, twr, sources } = figures;
  const isIncome = ({ source }: { source: string }) => source === 'dividends' || source === 'interest';
  const income = textOf(sum((sources ?? []).filter(isIncome).map((one) => decimal(one.amount))));
  return [
    {
      label: t('value'),
      value: formatAmount(value_end ?? '0', currency),
      change: { text: amount(profit), tone: toneOf(profit ?? '0') },
    },
    { label: t('flows'), value: amount(net_flows) },
    ...(twr.percent === null ? [] : [{ label: t('return'), value: percentIn(locale, twr.percent) }]),
    { label: t('income'), value: formatAmount(income, currency) },
  ];
}

const tones = { '-1': 'loss', '0': 'flat', '1': 'gain' } as const;
const toneOf = (amount: string) => tones[String(Math.sign(sign(decimal(amount)))) as keyof typeof tones];
const sizeOf = (amount: string) => {
  const exact = decimal(amount);
  return magnitude(exact);
};
const percentIn = (locale: Locale, percent: number) =>
  numbersIn(locale).percent(plain(percent) ?? '0', { decimals: 2, signed: true });

/** What brought or cost most, by amount. */
function moversOf(locale: Locale, { helped, cost }: Figures, currency: string) {
  return [...helped, ...cost]
    .toSorted((a, b) => compare(sizeOf(b.profit), sizeOf(a.profit)))
    .slice(0, mostMovers)
    .map(({ title, value_end, profit, percent }) => ({
      name: title,
      value: formatAmount(value_end, currency),
      change: {
        text: [
          formatAmount(profit, currency, { signed: true }),
          ...(percent === null ? [] : [`(${percentIn(locale, percent)})`]),
        ].join(' '),
        tone: toneOf(profit),
      },
    }));
}

/** The whole report, where the plan has files (rule N-9 says how large). */
async function fileOf(
  context: Context,
  user: UserRow,
  definition: ReportDefinition,
  period: string,
): Promise<MailAttachment | undefined> {
  const { services } = context;
  if (!(await hasFeature(services, user.id, 'export'))) return undefined;
  const document = await documentOf(context, { name: brand.name, definition });
  const name = fileNameOf('overview', period, dayInWarsaw(services.clock.now()), 'pdf');
  return { name, mediaType: 'application/pdf', content: await printed(services, document, user.id) };
}

function periodName(locale: Locale, period: string): string {
  const [year, part = ''] = period.split('-');
  const t = wordsFor(locale);
  if (part.startsWith('Q')) return t('quarter', { quarter: part.slice(1), year: year! });
  return new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${period}-01T00:00:00Z`));
}

function wordsFor(locale: Locale) {
  return translatorOf(loadMessages(locale, ['digests']), locale, 'digests');
}

/** As if the reader asked, from nowhere. */
function contextFor(services: Services, { id, locale }: UserRow): Context {
  const nothing = () => {};
  return {
    services,
    actor: {
      userId: id,
      role: 'user',
      via: 'session',
      sessionId: null,
      impersonatorId: null,
      visiting: false,
      endsAt: null,
      onboarded: true,
    },
    requestId: 'digest',
    address: '',
    origin: () => publicAddress(services.settings),
    userAgent: '',
    locale,
    log: services.log,
    openSession: nothing,
    endSession: nothing,
    formToken: () => '',
    renewCsrf: nothing,
    knownDevice: () => null,
    rememberDevice: nothing,
    passFor: () => null,
    givePass: nothing,
    keptConsent: () => undefined,
    keepConsent: nothing,
    dropCookies: nothing,
  };
}
