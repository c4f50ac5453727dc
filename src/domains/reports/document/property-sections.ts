import { amountBars, amountShares } from './amount-charts.ts';
import { inShown, monthName, tableOf, type Words } from './document-words.ts';
import {
  type DocumentChart,
  type DocumentSection,
  day,
  money,
  percent,
  portion,
  text,
} from './report-document.ts';
import {
  equation,
  figuresTable,
  historyCharts,
  type ReportOf,
  sectionOf,
  yearsTable,
} from './returns-parts.ts';

export function propertiesSections(words: Words, { figures }: ReportOf<'properties'>): DocumentSection[] {
  const shown = inShown(words);
  const rows = figures.rows.map((one) => [
    text(one.name),
    text(one.city),
    ...[one.value, one.owed, one.equity, one.gain].map(shown),
    percent(one.gain_percent),
    shown(one.year?.net ?? null),
    portion(one.net_yield),
  ]);
  const total = [
    text(words.say('total')),
    text(null),
    ...[figures.value, figures.owed, figures.equity, figures.gain].map(shown),
    percent(figures.gain_percent),
    shown(figures.net_rent),
    portion(figures.net_yield),
  ];
  const bars = figures.rows.map(({ name, value }) => ({ label: name, value: Number(value ?? 0) }));
  const amounts = ['value', 'owed', 'equity', 'gain', 'gain_percent', 'net_rent', 'net_yield'];
  return [
    sectionOf(words, 'properties', {
      facts: (['value', 'owed', 'equity'] as const).map((key) => ({
        label: words.say(`column.${key}`),
        cell: shown(figures[key]),
      })),
      charts: [
        ...amountBars(words, 'properties', bars),
        ...amountShares(
          words,
          figures.rows.map(({ name, value }) => ({ label: name, amount: value })),
        ),
      ],
      tables: [tableOf(words, 'properties', ['property', 'city', ...amounts], rows, total)],
    }),
  ];
}

const rentKeys = [
  'rent',
  'rent_tax',
  'costs',
  'taxes',
  'net',
  'interest',
  'principal',
  'overpayments',
  'left',
] as const;
const rentColumns = [
  'rent',
  'rent_tax',
  'costs',
  'taxes',
  'net_rent',
  'loan_interest',
  'principal',
  'overpayments',
  'left',
];

export function rentSections(words: Words, { figures }: ReportOf<'rent'>): DocumentSection[] {
  const shown = inShown(words);
  const sums = (one: Pick<typeof figures, (typeof rentKeys)[number]>) =>
    rentKeys.map((key) => shown(one[key]));
  const total = [text(words.say('total')), ...sums(figures)];
  const months = figures.by_month.map((one) => [text(monthName(one.month, words.language)), ...sums(one)]);
  const bars = figures.by_month.map(({ month, net }) => ({
    label: monthName(month, words.language, 'short'),
    value: Number(net),
  }));
  return [
    sectionOf(words, 'rent', {
      facts: (['rent', 'net', 'left'] as const).map((key) => ({
        label: words.say(`column.${key === 'net' ? 'net_rent' : key}`),
        cell: shown(figures[key]),
      })),
      charts: amountBars(words, 'months', bars),
      tables: [
        tableOf(
          words,
          'rent_properties',
          ['property', ...rentColumns],
          figures.by_property.map((one) => [text(one.name), ...sums(one)]),
          total,
        ),
      ],
    }),
    sectionOf(words, 'by_month', {
      tables: [tableOf(words, 'rent_months', ['month', ...rentColumns], months, total)],
    }),
  ];
}

export function equitySections(words: Words, report: ReportOf<'equity'>): DocumentSection[] {
  const { figures } = report;
  const { days, value, owed, equity } = figures.over_time;
  const cell = (amount: number | null) => money(amount === null ? null : amount.toFixed(2), words.currency);
  const rows = days.map((at, i) => [day(at), cell(value[i]!), cell(owed[i]!), cell(equity[i]!)]);
  // What is owed and what is one's own make up the value.
  const chart: DocumentChart = {
    of: 'layers',
    element: 'components-over-time',
    title: words.say('chart.equity'),
    days,
    lines: [
      { label: words.say('column.equity'), values: equity },
      { label: words.say('column.owed'), values: owed },
    ],
    unit: { currency: words.currency },
  };
  return [
    sectionOf(words, 'equity', {
      facts: equation(words, figures),
      charts: [...historyCharts(words, report), ...(days.length > 1 ? [chart] : [])],
      tables: [figuresTable(words, figures, figures.before)],
    }),
    sectionOf(words, 'months', { tables: [yearsTable(words, figures.years)] }),
    sectionOf(words, 'over_time', {
      tables: [tableOf(words, 'over_time', ['day', 'value', 'owed', 'equity'], rows)],
    }),
  ];
}
