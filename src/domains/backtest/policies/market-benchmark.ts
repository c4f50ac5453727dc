import { refuse } from '../engine/backtest-failure.ts';
import type { Policy, RunFrame } from '../engine/policy.ts';
import { YearlyWindow } from '../forecasts/yearly-window.ts';

/** Weights by the mean traded value of the last year. */
export function marketBenchmark(): Policy {
  let window: YearlyWindow;
  let frame: RunFrame;
  return {
    name: 'MarketBenchmark',
    begin(given) {
      if (!given.hasVolumes)
        throw refuse('volumesMissing', 'strategy', 'MarketBenchmark needs the traded value of every asset.');
      frame = given;
      window = new YearlyWindow(given.assets.length, 'values');
    },
    decide({ universe, past, row }, target) {
      window.advance(past.volumes()!, frame.days, row);
      let sum = 0;
      for (let k = 0; k < universe.length; k++) sum += window.mean(universe[k]!);
      if (!(sum > 0)) {
        const silent = Array.from(universe).filter((i) => !(window.mean(i) > 0));
        throw refuse('volumesMissing', 'strategy', 'There is no traded value in the last year.', {
          tickers: silent.map((i) => frame.assets[i]).join(', '),
        });
      }
      for (let k = 0; k < universe.length; k++) target[universe[k]!] = window.mean(universe[k]!) / sum;
    },
  };
}
