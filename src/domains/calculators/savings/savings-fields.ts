import { choice, number } from '../fields/fields.ts';

export const savingsFields = {
  /** What is asked: how much a month, or how much there will be. */
  ask: choice('payment', ['payment', 'value']),
  goal: number('1000000', '1', '1000000000', 2),
  /** Whether the goal is an amount of that day, or what an amount buys today. */
  goalMoney: choice('then', ['then', 'today']),
  start: number('0', '0', '1000000000', 2),
  monthly: number('1000', '0', '10000000', 2),
  years: number('20', '1', '60', 0),
  rate: number('6', '0', '30', 3),
  /** How often interest is added to what earns interest. */
  added: choice('monthly', ['monthly', 'yearly']),
  /** By how much the monthly payment rises each year. */
  raise: number('0', '0', '30', 2),
  inflation: number('2.5', '0', '30', 2),
  tax: choice('none', ['none', 'end']),
};
export type SavingsFields = typeof savingsFields;
