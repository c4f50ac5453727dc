import type { Facts, LineFacts } from '../../result/interpretation-facts.ts';
import { type Words, wordsFor } from './interpretation-words.ts';

function greatest(lines: LineFacts[], of: (line: LineFacts) => number): LineFacts {
  return lines.reduce((best, line) => (of(line) > of(best) ? line : best));
}

/** What the figures say, by fixed rules: for installations without a language model, and whenever it fails. */
export function writeByRules(facts: Facts, language: 'en' | 'pl'): string {
  const words = wordsFor(facts, language);
  return [outcome(facts, words), risk(facts, words), activity(facts, words), caution(facts, words)]
    .filter(Boolean)
    .join('\n\n');
}

function outcome(facts: Facts, { t, percent, money, name, day }: Words): string {
  const { lines, benchmark, terms, yearly } = facts;
  const ended = lines.filter((line) => line.metrics.final_value !== null);
  const sentences: string[] = [];
  if (ended.length > 0) {
    const best = greatest(ended, (line) => Number(line.metrics.final_value));
    // A line that was left with less than nothing has no rate of a year.
    const asYear = yearly && best.shownReturn !== null && benchmark.shownReturn !== null;
    const of = (line: LineFacts) =>
      percent((asYear ? line.shownReturn : line.metrics.total_return) ?? 0, { signed: true });
    const values = {
      name: name(best),
      value: money(best.metrics.final_value!),
      start: money(terms.start_value),
      own: of(best),
      benchmark: name(benchmark),
      other: of(benchmark),
    };
    const kind = lines.length > 1 ? 'highest' : 'single';
    sentences.push(t(asYear ? kind : `${kind}OfSpan`, values));
  }
  sentences.push(...againstBenchmark(facts, t, name(benchmark)));
  for (const line of lines)
    if (line.bankruptOn) sentences.push(t('bankrupt', { name: name(line), day: day(line.bankruptOn) }));
  return sentences.join(' ');
}

/** By what each ended with: all began with the same. */
function againstBenchmark({ lines, benchmark }: Facts, t: Words['t'], index: string): string[] {
  const ends = lines.map((line) => Number(line.metrics.final_value));
  const mark = Number(benchmark.metrics.final_value);
  if (lines.some((line) => line.metrics.final_value === null) || benchmark.metrics.final_value === null)
    return [];
  const count = lines.length;
  const behind = ends.filter((end) => end < mark).length;
  if (behind === count) return [t('allBelow', { count, benchmark: index })];
  if (behind > 0) return [t('someBelow', { behind, count, benchmark: index })];
  return ends.every((end) => end > mark) ? [t('allAbove', { count, benchmark: index })] : [];
}

function risk(facts: Facts, words: Words): string {
  const { lines, benchmark } = facts;
  const { t, percent, name, day } = words;
  const fallen = [...lines, benchmark].filter((line) => line.metrics.max_drawdown !== null);
  const sentences = calmness(lines, words);
  if (fallen.length === 0) return sentences.join(' ');
  const deepest = greatest(fallen, (line) => -line.metrics.max_drawdown!);
  sentences.push(
    t('deepest', {
      name: name(deepest),
      fall: percent(deepest.metrics.max_drawdown!),
      day: day(deepest.worstDay),
    }),
  );
  if (deepest !== benchmark && benchmark.metrics.max_drawdown !== null)
    sentences.push(
      t('benchmarkFall', { benchmark: name(benchmark), fall: percent(-benchmark.metrics.max_drawdown) }),
    );
  return sentences.join(' ');
}

/** Nothing is said of a figure that does not exist: a steady line has no Sharpe ratio, a single day no volatility. */
function calmness(lines: LineFacts[], { t, percent, number, name }: Words): string[] {
  const moved = lines.filter((line) => line.metrics.volatility !== null);
  const rated = lines.filter((line) => line.metrics.sharpe_ratio !== null);
  if (moved.length === 0) return [];
  const calmest = greatest(moved, (line) => -line.metrics.volatility!);
  const said = { name: name(calmest), volatility: percent(calmest.metrics.volatility!) };
  if (rated.length === 0) return [lines.length > 1 ? t('calmestOnly', said) : t('riskOnly', said)];
  const paid = greatest(rated, (line) => line.metrics.sharpe_ratio!);
  const sharpe = number(paid.metrics.sharpe_ratio!);
  return [
    lines.length > 1 ? t('calmest', { ...said, best: name(paid), sharpe }) : t('risk', { ...said, sharpe }),
  ];
}

function activity(facts: Facts, { t, percent, percentText, money, name }: Words): string {
  const { terms } = facts;
  const lines = facts.lines.filter(
    ({ metrics }) => metrics.avg_turnover !== null && metrics.total_costs !== null,
  );
  if (lines.length === 0) return '';
  const busiest = greatest(lines, (line) => line.metrics.avg_turnover!);
  const calmest = greatest(lines, (line) => -line.metrics.avg_turnover!);
  const cost = percentText(terms.trade_cost_percent);
  // What a solver leaves unsaid in its last digits is no trade.
  if (busiest.metrics.avg_turnover! < 1e-9) return t('noTrades', { count: lines.length, cost });
  const values = {
    name: name(busiest),
    turnover: percent(busiest.metrics.avg_turnover!),
    costs: money(busiest.metrics.total_costs!),
    cost,
  };
  return busiest === calmest
    ? t('turnover', values)
    : t('turnovers', {
        ...values,
        other: name(calmest),
        otherTurnover: percent(calmest.metrics.avg_turnover!),
      });
}

function caution({ terms, benchmark }: Facts, { t, whole, name, percentText, day }: Words): string {
  const { cash_rate: cash, calendar } = terms;
  return [
    t('priceIndex', { benchmark: name(benchmark) }),
    cash.is_stored && cash.last_percent !== null
      ? t('cashRate', { rate: percentText(cash.last_percent) })
      : t('cashNothing'),
    t('past', { sessions: whole(calendar.sessions), from: day(terms.date_start), to: day(terms.date_end) }),
  ].join(' ');
}
