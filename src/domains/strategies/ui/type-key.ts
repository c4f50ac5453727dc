import type { StrategyOutput } from '../contract.ts';

/** The key of a strategy's type in the catalogue of texts. */
export function typeKey(type: StrategyOutput['type']): 'longTerm' | 'shortTerm' {
  return type === 'long-term' ? 'longTerm' : 'shortTerm';
}
