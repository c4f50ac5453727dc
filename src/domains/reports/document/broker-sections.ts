import { amountBars, amountShares, largestBars, sharesChart } from './amount-charts.ts';
import { inShown, monthName, tableOf, type Words } from './document-words.ts';
import {
  count,
  type DocumentChart,
  type DocumentSection,
  day,
  percent,
  portion,
  text,
  units,
} from './report-document.ts';
import {
  benchmarkTables,
  drawdownCharts,
  drawdownsTable,
  equation,
  figuresTable,
  historyCharts,
  type ReportOf,
  returnBars,
  sectionOf,
  yearsTable,
} from './returns-parts.ts';

export function overviewSections(words: Words, report: ReportOf<'overview'>): DocumentSection[] {
  const { figures, benchmark } = report;
  const { say } = words;
  const shown = inShown(words);
  const portfolios = figures.by_portfolio.map(({ name, value_start, net_flows, profit, value_end, twr }) => [
    text(name),
    ...[value_start, net_flows, profit, value_end].map(shown),
    percent(twr.span_percent),
  ]);
  const total = [
    text(say('total')),
    ...[figures.value_start, figures.net_flows, figures.profit, figures.value_end].map(shown),
    percent(figures.twr.span_percent),
  ];
  const contributions = (key: 'helped' | 'cost') =>
    tableOf(
      words,
      key,
      ['asset', 'ticker', 'profit', 'return'],
      figures[key].map((one) => [text(one.title), text(one.ticker), shown(one.profit), percent(one.percent)]),
    );
  const columns = ['portfolio', 'value_start', 'net_flows', 'profit', 'value_end', 'twr'];
  return [
    sectionOf(words, 'profit', {
      facts: equation(words, figures),
      charts: sourceSteps(words, figures.sources),
      tables: [tableOf(words, 'portfolios', columns, portfolios, total)],
    }),
    sectionOf(words, 'value', {
      charts: historyCharts(words, report),
      tables: [figuresTable(words, figures, figures.before), ...benchmarkTables(words, benchmark)],
    }),
    sectionOf(words, 'contributions', { tables: [contributions('helped'), contributions('cost')] }),
    sectionOf(words, 'months', { tables: [yearsTable(words, figures.years)] }),
  ];
}

function sourceSteps(words: Words, sources: ReportOf<'overview'>['figures']['sources']): DocumentChart[] {
  if (!sources) return [];
  const bars = sources.map(({ source, amount }) => ({
    label: words.say(`source.${source}`),
    value: Number(amount),
  }));
  const unit = { currency: words.currency };
  return [{ of: 'steps', element: 'bar-chart', title: words.say('chart.sources'), bars, unit }];
}

export function performanceSections(words: Words, report: ReportOf<'performance'>): DocumentSection[] {
  const { figures, history, benchmark } = report;
  const { volatility, rolling } = figures;
  const rolled = rolling.map(({ month, months_3, months_12, months_36 }) => [
    text(monthName(month, words.language)),
    ...[months_3, months_12, months_36].map(percent),
  ]);
  const risk = tableOf(
    words,
    'volatility',
    ['volatility', 'months'],
    [[portion(volatility.percent), count(volatility.months)]],
  );
  return [
    sectionOf(words, 'value', {
      facts: equation(words, figures),
      charts: historyCharts(words, report),
      tables: [figuresTable(words, figures, figures.before), ...benchmarkTables(words, benchmark)],
    }),
    sectionOf(words, 'months', {
      charts: returnBars(words, figures.years),
      tables: [yearsTable(words, figures.years)],
    }),
    sectionOf(words, 'risk', {
      charts: drawdownCharts(words, history),
      tables: [drawdownsTable(words, figures.drawdowns), risk],
    }),
    sectionOf(words, 'rolling', {
      tables: [tableOf(words, 'rolling', ['month', 'months_3', 'months_12', 'months_36'], rolled)],
    }),
  ];
}

const ways = [
  'by_class',
  'by_currency',
  'by_country',
  'by_sector',
  'by_broker',
  'by_portfolio',
  'by_instrument',
] as const;

export function allocationSections(words: Words, { figures }: ReportOf<'allocation'>): DocumentSection[] {
  const { now, at_start, over_time, concentration } = figures;
  const shown = inShown(words);
  const layers = over_time.by_class.map((layer) => ({
    label: words.nameOf('by_class', layer),
    values: layer.values,
  }));
  const course: DocumentChart = {
    of: 'layers',
    element: 'components-over-time',
    title: words.say('chart.classes'),
    days: over_time.days,
    lines: layers,
    unit: { currency: words.currency },
  };
  const { largest_1, largest_5, largest_10, hhi, instruments } = concentration;
  const largest = [
    ...[largest_1, largest_5, largest_10].map(portion),
    count(hhi === null ? null : Math.round(hhi)),
    count(instruments),
  ];
  return [
    sectionOf(words, 'allocation', {
      charts: over_time.days.length > 1 && layers.length > 0 ? [course] : [],
      tables: [
        tableOf(
          words,
          'concentration',
          ['largest_1', 'largest_5', 'largest_10', 'hhi', 'instruments'],
          [largest],
        ),
      ],
    }),
    ...ways.map((way) => {
      const before = new Map(at_start[way].map((slice) => [slice.key, slice.share]));
      const slices = now[way].map((slice) => ({ ...slice, label: words.nameOf(way, slice) }));
      const rows = slices.map(({ key, label, value, share }) => [
        text(label),
        shown(value),
        portion(share),
        portion(before.get(key) ?? null),
      ]);
      return sectionOf(words, way, {
        charts: way === 'by_instrument' ? largestBars(words, slices) : sharesChart(words, slices),
        tables: [tableOf(words, way, ['what', 'value', 'share', 'share_start'], rows)],
      });
    }),
  ];
}

const nameOfAsset = (words: Words, { title }: { title: string | null }) =>
  text(title ?? words.say('account'));

export function realisedSections(words: Words, report: ReportOf<'realised'>): DocumentSection[] {
  const { figures, portfolios } = report;
  const shown = inShown(words);
  const sums = ({
    proceeds,
    cost,
    gain,
    fees,
    taxes,
  }: Pick<typeof figures, 'proceeds' | 'cost' | 'gain' | 'fees' | 'taxes'>) =>
    [proceeds, cost, gain, fees, taxes].map(shown);
  const byAsset = figures.by_asset.map((one) => [text(one.title), text(one.ticker), ...sums(one)]);
  const total = [text(words.say('total')), text(null), ...sums(figures)];
  const portfolioOf = new Map(portfolios.map(({ id, name }) => [id, name]));
  const lots = figures.lots.map((lot) => [
    day(lot.sold),
    day(lot.bought),
    text(lot.title),
    text(lot.ticker),
    text(portfolioOf.get(lot.portfolio_id) ?? null),
    units(lot.units),
    ...[lot.proceeds, lot.cost, lot.gain, lot.fee, lot.tax].map(shown),
  ]);
  const bars = figures.by_asset
    .slice(0, 12)
    .map(({ ticker, gain }) => ({ label: ticker, value: Number(gain ?? 0) }));
  const amounts = ['proceeds', 'acquired_for', 'gain', 'fees', 'taxes'];
  return [
    sectionOf(words, 'realised', {
      facts: ['proceeds', 'cost', 'gain'].map((key) => ({
        label: words.say(`column.${key === 'cost' ? 'acquired_for' : key}`),
        cell: shown(figures[key as 'gain']),
      })),
      charts: amountBars(words, 'gains', bars),
      tables: [tableOf(words, 'realised', ['asset', 'ticker', ...amounts], byAsset, total)],
    }),
    sectionOf(words, 'lots', {
      tables: [
        tableOf(words, 'lots', ['sold', 'bought', 'asset', 'ticker', 'portfolio', 'units', ...amounts], lots),
      ],
    }),
  ];
}

export function costsSections(words: Words, { figures }: ReportOf<'costs'>): DocumentSection[] {
  const shown = inShown(words);
  type Amounts = Pick<typeof figures, 'fees' | 'taxes' | 'dividend_tax' | 'total'>;
  const sums = (one: Amounts) => [one.fees, one.taxes, one.dividend_tax, one.total].map(shown);
  const amounts = ['fees', 'taxes', 'dividend_tax', 'total'];
  const total = [text(words.say('total')), ...sums(figures)];
  const bars = figures.by_month.map((one) => ({
    label: monthName(one.month, words.language, 'short'),
    value: Number(one.total ?? 0),
  }));
  const kinds = figures.by_kind.map(({ kind, amount }) => [text(words.say(`cost.${kind}`)), shown(amount)]);
  const months = figures.by_month.map((one) => [text(monthName(one.month, words.language)), ...sums(one)]);
  const assets = figures.by_asset.map((one) => [nameOfAsset(words, one), text(one.ticker), ...sums(one)]);
  return [
    sectionOf(words, 'costs', {
      facts: amounts.map((key) => ({
        label: words.say(`column.${key}`),
        cell: shown(figures[key as keyof Amounts]),
      })),
      charts: [
        ...amountBars(words, 'months', bars),
        ...amountShares(
          words,
          figures.by_kind.map(({ kind, amount }) => ({ label: words.say(`cost.${kind}`), amount })),
        ),
      ],
      tables: [
        tableOf(words, 'cost_kinds', ['what', 'amount'], kinds, [
          text(words.say('total')),
          shown(figures.total),
        ]),
      ],
    }),
    sectionOf(words, 'by_month', {
      tables: [tableOf(words, 'cost_months', ['month', ...amounts], months, total)],
    }),
    sectionOf(words, 'by_asset', {
      tables: [tableOf(words, 'cost_assets', ['asset', 'ticker', ...amounts], assets)],
    }),
  ];
}
