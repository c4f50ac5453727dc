import type { Facts, LineFacts } from '../../result/interpretation-facts.ts';
import { type Words, wordsFor } from './interpretation-words.ts';

function greatest(lines: LineFacts[], of: (line: LineFacts) => number): LineFacts {
  return lines.reduce((best, line) => (of(line) > of(best) ? line : best));
}

/** What the figures say, by fixed rules: for installations without a language model, and whenever it fails. */
export function writeByRules(facts: Facts, language: 'en' | 'pl'): string {
  const words = wordsFor(facts, language);
  return [outcome(facts, words), risk(facts, words), activity(facts, words), caution(facts, words)].join(
    '\n\n',
  );
}

function outcome({ lines, benchmark, terms }: Facts, { t, percent, money, name, day }: Words): string {
  const best = greatest(lines, (line) => Number(line.metrics.final_value));
  const values = {
    name: name(best),
    value: money(best.metrics.final_value),
    start: money(terms.start_value),
    yearly: percent(best.metrics.annualized_return),
    benchmark: name(benchmark),
    benchmarkYearly: percent(benchmark.metrics.annualized_return),
  };
  const sentences = [lines.length > 1 ? t('highest', values) : t('single', values)];
  const behind = lines.filter((line) => line.aboveBenchmark < 0).length;
  sentences.push(
    behind === 0
      ? t('allAbove', { count: lines.length, benchmark: name(benchmark) })
      : behind === lines.length
        ? t('allBelow', { count: lines.length, benchmark: name(benchmark) })
        : t('someBelow', { behind, count: lines.length, benchmark: name(benchmark) }),
  );
  for (const line of lines)
    if (line.bankruptOn) sentences.push(t('bankrupt', { name: name(line), day: day(line.bankruptOn) }));
  return sentences.join(' ');
}

function risk(facts: Facts, words: Words): string {
  const { lines, benchmark } = facts;
  const { t, percent, name, day } = words;
  const deepest = greatest([...lines, benchmark], (line) => -line.metrics.max_drawdown);
  const sentences = [
    ...calmness(lines, words),
    t('deepest', {
      name: name(deepest),
      fall: percent(deepest.metrics.max_drawdown),
      day: day(deepest.worstDay),
    }),
  ];
  if (deepest !== benchmark)
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

function activity({ lines, terms }: Facts, { t, percent, percentText, money, name }: Words): string {
  const busiest = greatest(lines, (line) => line.metrics.avg_turnover);
  const calmest = greatest(lines, (line) => -line.metrics.avg_turnover);
  const cost = percentText(terms.trade_cost_percent);
  // What a solver leaves unsaid in its last digits is no trade.
  if (busiest.metrics.avg_turnover < 1e-9) return t('noTrades', { count: lines.length, cost });
  const values = {
    name: name(busiest),
    turnover: percent(busiest.metrics.avg_turnover),
    costs: money(busiest.metrics.total_costs),
    cost,
  };
  return busiest === calmest
    ? t('turnover', values)
    : t('turnovers', {
        ...values,
        other: name(calmest),
        otherTurnover: percent(calmest.metrics.avg_turnover),
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
