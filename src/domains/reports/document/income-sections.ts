import { amountBars, amountShares } from './amount-charts.ts';
import { inShown, monthName, tableOf, type Words } from './document-words.ts';
import { type DocumentSection, day, portion, text, units } from './report-document.ts';
import { type ReportOf, sectionOf } from './returns-parts.ts';

export function incomeSections(words: Words, { figures }: ReportOf<'income'>): DocumentSection[] {
  const shown = inShown(words);
  type Amounts = Pick<typeof figures, 'dividends' | 'interest' | 'net'>;
  const sums = ({ dividends, interest, net }: Amounts) =>
    [dividends.gross, dividends.tax, interest.gross, interest.tax, net].map(shown);
  const amounts = ['dividends', 'dividend_tax', 'interest', 'interest_tax', 'net'];
  const total = [text(words.say('total')), ...sums(figures)];
  const bars = figures.by_month.map((one) => ({
    label: monthName(one.month, words.language, 'short'),
    value: Number(one.net ?? 0),
  }));
  const years = figures.by_year.map((one) => [text(one.year), ...sums(one)]);
  const months = figures.by_month.map((one) => [text(monthName(one.month, words.language)), ...sums(one)]);
  const assets = figures.by_asset.map((one) => [
    text(one.title ?? words.say('account')),
    text(one.ticker),
    ...sums(one),
    portion(one.yield_on_cost),
  ]);
  return [
    sectionOf(words, 'income', {
      facts: [
        { label: words.say('column.dividends'), cell: shown(figures.dividends.gross) },
        { label: words.say('column.interest'), cell: shown(figures.interest.gross) },
        { label: words.say('column.net'), cell: shown(figures.net) },
        { label: words.say('column.yield_on_cost'), cell: portion(figures.yield_on_cost.percent) },
      ],
      charts: [
        ...amountBars(words, 'months', bars),
        ...amountShares(
          words,
          figures.by_asset.map(({ title, net }) => ({ label: title ?? words.say('account'), amount: net })),
        ),
      ],
      tables: [tableOf(words, 'income_years', ['year', ...amounts], years, total)],
    }),
    sectionOf(words, 'by_month', {
      tables: [tableOf(words, 'income_months', ['month', ...amounts], months, total)],
    }),
    sectionOf(words, 'by_asset', {
      tables: [
        tableOf(words, 'income_assets', ['asset', 'ticker', ...amounts, 'yield_on_cost'], assets, [
          text(words.say('total')),
          text(null),
          ...sums(figures),
          portion(figures.yield_on_cost.percent),
        ]),
      ],
    }),
    expectedSection(words, figures.expected),
  ];
}

function expectedSection(words: Words, expected: ReportOf<'income'>['figures']['expected']): DocumentSection {
  const shown = inShown(words);
  const rows = expected.payments.map((one) => [
    day(one.paid_on ?? one.day),
    text(one.title),
    text(one.ticker),
    units(one.units),
    shown(one.amount),
  ]);
  const total = [day(null), text(words.say('total')), text(null), units(null), shown(expected.amount)];
  return sectionOf(words, 'expected', {
    tables: [tableOf(words, 'expected', ['day', 'asset', 'ticker', 'units', 'amount'], rows, total)],
  });
}

export function statementSections(words: Words, { figures }: ReportOf<'transactions'>): DocumentSection[] {
  const shown = inShown(words);
  const standing = (key: 'opening' | 'closing') => {
    const { positions, cash } = figures[key];
    const held = positions.map((one) => [
      text(one.title),
      text(one.ticker),
      text(one.portfolio),
      units(one.units),
      shown(one.cost),
      shown(one.value),
    ]);
    const money = cash.map(({ currency, amount, value }) => [
      text(words.say('cash')),
      text(currency.toUpperCase()),
      text(null),
      units(amount),
      shown(null),
      shown(value),
    ]);
    const columns = ['asset', 'ticker', 'portfolio', 'units', 'acquired_for', 'value'];
    return sectionOf(words, key, { tables: [tableOf(words, key, columns, [...held, ...money])] });
  };
  const rows = figures.rows.map((row) => [
    day(row.day),
    text(words.say(`type.${row.type}`)),
    text(row.portfolio),
    text(row.title),
    text(row.ticker),
    units(row.units),
    units(row.price),
    text(row.currency.toUpperCase()),
    { of: 'money' as const, value: row.amount, currency: row.currency },
    { of: 'money' as const, value: row.fee, currency: row.currency },
    { of: 'money' as const, value: row.tax, currency: row.currency },
    shown(row.flow),
  ]);
  const columns = ['day', 'type', 'portfolio', 'asset', 'ticker', 'units', 'price', 'currency', 'amount'];
  const keys = ['value_start', 'net_flows', 'profit', 'value_end'] as const;
  const opening = standing('opening');
  return [
    {
      ...opening,
      facts: keys.map((key) => ({ label: words.say(`column.${key}`), cell: shown(figures[key]) })),
    },
    sectionOf(words, 'transactions', {
      tables: [tableOf(words, 'transactions', [...columns, 'fee', 'tax', 'flow'], rows)],
    }),
    standing('closing'),
  ];
}
