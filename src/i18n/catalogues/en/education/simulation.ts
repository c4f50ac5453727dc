const en = {
  sections: {
    replay: {
      title: 'What is replayed',
      a: 'The simulation begins with the units you hold today, at the prices of its first day, and lets up to three strategies manage them. Each day a strategy knows only what was known by then. Dividends are reinvested before tax, every trade costs {fee} unless you set another fee, and cash earns the central bank rate of its currency. All of this is printed under the result.',
      b: 'The benchmark starts with the same amount. WIG20 and S&P 500 are price indices: they leave out dividends, while your assets include them. Over years that makes a strategy look better beside them than it was. Keep a few percentage points a year in mind for markets that pay high dividends.',
      c: 'Taxes are not part of it, units are not rounded, and trades never move the price. For a private portfolio the last two hardly matter; the first can.',
    },
    measures: {
      title: 'What the measures say',
      a: '<b>Final value</b> and <b>return a year</b> tell what came out. The yearly rate is the steady one that leads from the first value to the last; below a year you see the return of the whole period instead.',
      b: '<b>Volatility</b> is how widely returns scattered around their average, for a year. <b>Largest drawdown</b> is how far the line fell below an earlier high; the <drawdown>article on drawdown</drawdown> explains why that number is the one people feel.',
      c: 'The <b>Sharpe ratio</b> divides the return above safe money by volatility. It answers whether a higher return was only bought with more swings. <b>Turnover</b> tells how much was traded, and with it how much the result leans on your assumption about <costs>costs</costs>.',
    },
    example: {
      title: 'Which of two is better?',
      a: 'Two strategies begin with {start} and run for three years. A ends with {endA}, which is {yearA} a year, with a volatility of {volatilityA} and a largest drawdown of {deepestA}. B ends with {endB}, which is {yearB} a year, with {volatilityB} and {deepestB}.',
      b: 'A earned more. But above safe money it earned {overCashA} on average for {volatilityA} of volatility, a Sharpe ratio of <b>{sharpeA}</b>; B earned {overCashB} for {volatilityB}, a ratio of <b>{sharpeB}</b>. For each unit of swing B did better.',
      c: 'Neither number decides for you. Had the drawdown come right at the start, A would have stood at {lowA} and B at {low}. If you would have sold A at that moment, its final value was never yours to have.',
    },
    doubt: {
      title: 'Reasons for doubt',
      a: '<b>One past.</b> Three years are three years. Shift the start by six months and compare; if the order changes, there was no order. The outlook under the result mixes blocks of the same past into a thousand scenarios: it shows how wide things could spread, not where they will go.',
      b: '<b>You chose what you hold today.</b> Your portfolio contains what has done well enough to be there, and not what went bankrupt in the meantime. Replaying it over the past is kinder than any real past would have been.',
      c: '<b>Trying until it fits.</b> Suppose no strategy has any skill, and each has a chance of {luck} to look brilliant by luck. Try {tries} of them, and the chance that at least one does is {some}. The more settings you test, the less the best of them means. For strategies that optimise, the map of risk and return makes this visible: a good cell among good cells is worth more than a single peak.',
      d: '<b>Small differences.</b> Half a percent a year between two strategies over three years is noise. Look for large, stable differences in drawdown and turnover rather than small ones in return, and prefer the simpler rule when two come out alike. If you want to follow a plain rule in real life, <rebalancing>rebalancing</rebalancing> is the one to read about first.',
    },
  },
};
export default en;
