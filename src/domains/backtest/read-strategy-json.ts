import { refuse } from './engine/backtest-failure.ts';

/** Parameters that a person types as JSON; they arrive as values or as the text itself. */
export const jsonParams = ['trades', 'target_weights', 'weights', 'scores', 'solver_options'] as const;

/** Dates by tickers by numbers is two deep; a little more is merely wrong, much more is an attack. */
const mostDepth = 8;
const mostValues = 60_000;
const mostText = 256 * 1024;

/** Counts without recursion: an input may be nested deeper than calls can be. */
function isReasonable(value: unknown): boolean {
  const waiting = [{ value, depth: 0 }];
  for (let count = 0, next = waiting.pop(); next; next = waiting.pop()) {
    if (next.depth > mostDepth || ++count > mostValues) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, depth: next.depth + 1 });
  }
  return true;
}

function parsed(text: string, field: string): unknown {
  try {
    if (text.length <= mostText) return JSON.parse(text);
  } catch {
    // Reported below, like a text that is too long to be looked at.
  }
  throw refuse('invalidJson', field, `${field} is no JSON.`);
}

const isList = (value: unknown) => Array.isArray(value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of each JSON field (rule B-17). */
const shapes: Record<(typeof jsonParams)[number], (value: unknown) => boolean> = {
  trades: isList,
  target_weights: isObject,
  weights: (value) => isObject(value) || isList(value),
  scores: isObject,
  solver_options: isObject,
};

/** Turns typed JSON into values and refuses what has not the field's shape; empty fields are left out. */
export function readStrategyJson(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(params)) {
    if (given === undefined || given === null) continue;
    const field = jsonParams.find((known) => known === name);
    if (!field) {
      read[name] = given;
      continue;
    }
    if (typeof given === 'string' && given.trim() === '') continue;
    const value = typeof given === 'string' ? parsed(given, name) : given;
    if (!isReasonable(value) || !shapes[field](value))
      throw refuse('invalidJson', name, `${name} has not the shape it needs.`);
    read[name] = value;
  }
  return read;
}
