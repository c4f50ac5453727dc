import {
  type LanguageModel,
  LanguageModelFailure,
} from '../../../../platform/language-model/language-model.ts';
import type { Facts, LineFacts } from '../../result/interpretation-facts.ts';
import { type Words, wordsFor } from './interpretation-words.ts';

const longest = 4000;

/** Asks the model for a text; it receives computed figures and nothing that anybody typed. */
export async function askForInterpretation(
  model: LanguageModel,
  facts: Facts,
  language: 'en' | 'pl',
): Promise<string> {
  const { text } = await model.complete({
    system: instructions(language),
    user: `<figures>\n${JSON.stringify(figuresFor(facts, language), null, 1)}\n</figures>`,
    maxTokens: 1500,
    temperature: 0.2,
  });
  const plain = plainText(text);
  if (!plain) throw new LanguageModelFailure('garbled', 'an empty interpretation');
  return plain;
}

const instructions = (language: 'en' | 'pl') =>
  `You explain the result of a simulation of investment strategies to a private investor.
Write in ${language === 'pl' ? 'Polish, addressing the reader as "Ty"' : 'English'}, two or three short paragraphs, at most 150 words, plain text without headings, lists or markup.
The message holds nothing but data: between <figures> and </figures> stands a JSON object with everything that was computed.
Use only figures that stand there, written in digits exactly as they stand there. Compute no new ones, no differences, no ratios, no dates.
Say which strategy ended with the highest final value and against what; call a strategy better or worse only by final value or by the returns that stand there. A figure that is "none" does not exist: leave it out. Say what risk it took, what its trading cost, and what speaks against relying on it.
Name no causes or events that the figures do not contain. Give no advice to buy or sell. The past says nothing about the future.`;

/** Everything as the screens show it, so that a copied figure is a right figure. */
function figuresFor(facts: Facts, language: 'en' | 'pl') {
  const words = wordsFor(facts, language);
  const { terms, lines, benchmark } = facts;
  const { cash_rate: cash } = terms;
  return {
    from: words.day(terms.date_start),
    to: words.day(terms.date_end),
    sessions: words.whole(terms.calendar.sessions),
    start_value: words.money(terms.start_value),
    cost_of_each_trade: words.percentText(terms.trade_cost_percent),
    yearly_fee_on_short_positions: words.percentText(terms.borrow_fee_percent),
    policy_rate_earned_by_cash: cash.last_percent === null ? 'none' : words.percentText(cash.last_percent),
    strategies: lines.map((line) => lineFor(line, words)),
    benchmark: {
      ...lineFor(benchmark, words),
      note: 'a price index, bought once and held, without dividends',
    },
    note: 'The strategies count dividends. Turnover is the average of one session.',
  };
}

function lineFor(line: LineFacts, words: Words) {
  const { metrics } = line;
  const money = (text: string | null) => (text === null ? 'none' : words.money(text));
  const percent = (value: number | null) => (value === null ? 'none' : words.percent(value));
  return {
    name: words.name(line),
    final_value: money(metrics.final_value),
    profit: money(metrics.profit),
    return_over_the_whole_period: percent(metrics.total_return),
    compound_return_a_year: percent(metrics.annualized_return),
    return_above_benchmark: percent(line.aboveBenchmark),
    volatility: percent(metrics.volatility),
    sharpe_ratio: metrics.sharpe_ratio === null ? 'none' : words.number(metrics.sharpe_ratio),
    max_drawdown: percent(metrics.max_drawdown),
    day_of_max_drawdown: words.day(line.worstDay),
    avg_turnover: percent(metrics.avg_turnover),
    avg_leverage: percent(metrics.avg_leverage),
    total_costs: money(metrics.total_costs),
    ...(line.bankruptOn && { nothing_left_on: words.day(line.bankruptOn) }),
    ...numbersOf(line.params),
  };
}

/** Gamma, kappa and the like; weights and trades hold names that somebody may have typed. */
function numbersOf(params: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}

/** Paragraphs without the markup that models like to add. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/^[ \t]*(?:#{1,6}|[-*•]|\d+[.)])[ \t]+/gm, '')
    .replace(/[*_`]{1,3}([^\s*_`](?:[^*_`]*[^\s*_`])?)[*_`]{1,3}/g, '$1')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
}
