import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { breadcrumbList, questionList } from '../../../../design-system/site/json-ld.ts';
import { brand } from '../../../../foundation/brand.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { decimal, minus, textOf } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { type Numbers, numbersIn, plain } from '../../../../foundation/format-number.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { allMessages, type Messages } from '../../../../i18n/messages.ts';
import { path } from '../../../../i18n/paths.ts';
import type { symbolPage } from '../../contract.ts';
import { titlesOf } from '../../source-port/source-titles.ts';
import { thinHistory } from '../../thin-history.ts';
import { chooseQuestions, type Writing } from './choose-questions.ts';
import { describedCloses } from './described-closes.ts';
import { describedSymbol } from './described-symbol.ts';
import { dividendYears } from './dividend-years.ts';
import { sectorName, slimQuote } from './list/slim-quote.ts';
import { marketSize } from './market-size.ts';
import { offeredPeriods, periodPoints } from './price/period-points.ts';
import { priceStanding } from './price/price-standing.ts';
import { decimalsOf, isMoney, priceText } from './price/price-text.ts';
import type { SymbolKind } from './symbol-kind.ts';
import { symbolTexts } from './symbol-texts.ts';
import { websiteOf } from './website.ts';

export type SymbolData = CallOutput<typeof symbolPage>['data'];

type Texts = ReturnType<typeof symbolTexts>;

type Setting = {
  locale: Locale;
  today: string;
  origin: string;
  simulated: boolean;
  /** What the page says about the symbol, by paragraphs. */
  about: string[];
};

/** Everything the page of a symbol shows, made small and put into words on the server. */
export function symbolView(symbol: SymbolData, setting: Setting) {
  const { locale, today, about } = setting;
  const messages = allMessages(locale);
  const t = symbolTexts(locale);
  const kind = symbol.class as SymbolKind;
  const exchange = exchangeName(symbol.mic, messages.symbols.exchanges);
  const history = thinHistory(symbol.history);
  const hasYear = history !== null && offeredPeriods(history).includes('1y');
  const change = lastChange(symbol);
  const write = writingOf(symbol, t, messages.ui, numbersIn(locale));
  const questions = chooseQuestions(symbol, {
    today,
    exchange,
    change: change.percent,
    year: history && hasYear ? periodPoints(history, '1y') : [],
    write,
  }).map(({ key, values, quotesMoney }) => ({
    key,
    ask: t(`questions.${key}.ask`, values as never),
    answer: t(`questions.${key}.answer`, values as never),
    quotesMoney,
  }));
  return {
    id: symbol.id,
    kind,
    ticker: symbol.ticker,
    name: symbol.name,
    exchange,
    sector: sectorName(symbol.sector, messages.market.sectors),
    priced: { class: kind, currency: symbol.currency, price_unit: symbol.price_unit },
    price: symbol.price,
    priceDay: symbol.price_day,
    priceAt: symbol.price_at,
    change,
    status: symbol.status,
    isSimulated: symbol.is_simulated,
    isWithheld: symbol.is_withheld,
    source: titlesOf([symbol.price_source])[0] ?? null,
    history,
    standing: history && priceStanding(history),
    sentiment: symbol.sentiment,
    facts: {
      size: symbol.market_value === null ? null : write.size(symbol.market_value),
      employees: symbol.total_employees,
      listed: symbol.list_date,
      dividendYield: symbol.dividend_yield,
      isin: symbol.isin,
      website: websiteOf(symbol.company_website),
    },
    about,
    slug: symbol.slug,
    dividends: dividendYears(symbol.dividends),
    /** For the marks of the chart: the day a share no longer carries it, and how much. */
    dividendMarks: symbol.dividends.map(({ execution_date: day, amount }) => ({
      day,
      kind: 'dividend' as const,
      names: [write.money(amount)],
      count: 1,
    })),
    related: symbol.related.map((quote) => slimQuote(quote, messages.market.sectors)),
    questions: questions.map(({ key, ask, answer }) => ({ key, ask, answer })),
    described: describedPage(symbol, setting, questions, t),
  };
}

/** What the components get; the rest is for the head of the document. */
export type ShownSymbol = Omit<ReturnType<typeof symbolView>, 'described'>;

/** How the sentences about a symbol write its figures. */
function writingOf(symbol: SymbolData, t: Texts, names: Messages['ui'], numbers: Numbers): Writing {
  return {
    day: (day) => dayText(day, 'long', names),
    price: (value) =>
      priceText(typeof value === 'number' ? plain(value)! : value, symbol, { points: t('points'), numbers }),
    money: (value) =>
      formatAmount(value, symbol.currency, { decimals: Math.min(4, decimalsOf(value)), isPublic: true }),
    percent: (value) => numbers.percent(plain(value)!),
    size: (value) => {
      const said = marketSize(value);
      return said
        ? t(`page.${said.word}`, { value: said.value })
        : formatAmount(value, 'PLN', { decimals: 0, isPublic: true });
    },
  };
}

function exchangeName(mic: string, names: Record<string, string>): string | null {
  return names[mic] ?? (mic || null);
}

/** From the close before to the newest price, so that amount and percent tell the same story. */
function lastChange(symbol: SymbolData): { amount: string | null; percent: number | null } {
  const { price, previous, status } = symbol;
  if (status !== 'active' || symbol.changes['24h'] === null) return { amount: null, percent: null };
  if (price === null || previous === null || Number(previous) <= 0) {
    return { amount: null, percent: symbol.changes['24h'] };
  }
  // Below one unit of money two decimals of change would say nothing.
  const amount =
    isMoney(symbol) && Number(price) >= 1 ? textOf(minus(decimal(price), decimal(previous))) : null;
  return { amount, percent: (Number(price) / Number(previous) - 1) * 100 };
}

/** What machines read of the page. Nothing of a simulated market is told them as true. */
function describedPage(
  symbol: SymbolData,
  { locale, origin, simulated, about }: Setting,
  questions: readonly { ask: string; answer: string; quotesMoney: boolean }[],
  t: Texts,
): object[] {
  const kind = symbol.class as SymbolKind;
  const address = origin + path('symbol', locale, { class: kind, asset: symbol.slug });
  const isInvented = simulated || symbol.is_simulated;
  return [
    breadcrumbList([
      { name: brand.name, url: origin + path('home', locale) },
      { name: t('title'), url: origin + path('symbols', locale) },
      { name: t(`classes.${kind}.name`), url: origin + path('symbolClass', locale, { class: kind }) },
      { name: symbol.name, url: address },
    ]),
    describedSymbol({
      kind,
      ticker: symbol.ticker,
      name: symbol.name,
      mic: symbol.mic,
      isin: symbol.isin,
      url: address,
      website: websiteOf(symbol.company_website)?.href ?? null,
      description: about.join('\n\n') || null,
      employees: symbol.total_employees,
      price: isInvented ? null : publishedPrice(symbol),
    }),
    ...(isInvented ? [] : describedCloses(symbol, { address, locale }, t)),
    ...questionList(questions.filter(({ quotesMoney }) => !(quotesMoney && isInvented))),
  ];
}

function publishedPrice(symbol: SymbolData): { value: string; currency: string; day: string } | null {
  const { price, price_day: day, currency } = symbol;
  return price !== null && day !== null && isMoney(symbol) ? { value: price, currency, day } : null;
}
