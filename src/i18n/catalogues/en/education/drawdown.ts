const en = {
  sections: {
    measure: {
      title: 'What is measured',
      a: 'Drawdown is how far you are below your last high, as a percentage of that high. On a day with a new high it is zero; on every other day it is a negative number. The <b>deepest drawdown</b> is the worst of all those days. The <b>time below the high</b> runs from the day of the high to the day it is reached again.',
      b: 'We do not measure it on the value of your portfolio but on its time-weighted index, the same one that <returns>TWR</returns> is made from. The reason is simple: deposits lift the value, withdrawals lower it, and neither has anything to do with markets. A portfolio you keep paying into could look as if it had never fallen.',
      c: 'The first day counts as the first high. So a portfolio that lost money from its first day on has a drawdown from the beginning, even though it never rose.',
    },
    example: {
      title: 'Eleven months',
      a: 'A portfolio begins at {start} and climbs to {high} by the end of the third month. Then it falls. In the fourth month the drawdown is already {fourth}; {toLow} months after the high the value is {low}. The deepest drawdown is {low} against {high}: <b>{deepest}</b>.',
      b: 'From there it recovers and reaches {high} again {toBack} months after the old high. Seen from its beginning the portfolio had a good year. Its owner spent most of it looking at losses.',
      c: 'Now imagine that {paidIn} had been paid in at the lowest point. The value would have been {withPaid} that day, as high as before the fall, and a chart of the value alone would show no loss at all. The drawdown would still be {deepest}, because that is what the money that was there had lost.',
    },
    back: {
      title: 'Why the way back is longer',
      a: 'Losses and gains are not symmetrical. After a fall of a quarter you need not a quarter but a third to be back: {needed}. The deeper the fall, the wider the gap. A drawdown of 10% needs {ten}, one of 20% needs {twenty}, one of 30% needs {thirty}, and after losing half you need {half}.',
      b: 'That is arithmetic, not market wisdom: the gain is earned on the smaller amount. It explains why two portfolios with the same average yearly return can end far apart, and why people who cannot sit out a deep drawdown may be better off with a shallower one and a lower average.',
      c: 'It also explains a habit of mind worth having: judge a drawdown by the return needed to come back, and by how many ordinary years that return has taken.',
    },
    traps: {
      title: 'What drawdown does not say',
      a: 'It knows only the past you have. A portfolio three years old has seen three years; a deepest drawdown of 8% may only mean that nothing bad has happened yet. History of markets as a whole holds drawdowns of half and more, some of which lasted longer than a decade.',
      b: 'It depends on how often you look. By daily closes the drawdown is deeper than by month ends, because the worst day is rarely the last of a month. We use daily values; over very long periods charts show one value a week, and the figures beside this article follow the chart.',
      c: 'It does not tell causes. A fall because everything fell, a fall of one large holding, and a fall of the dollar look alike. The <currency>currency effect</currency> and the list of your assets tell them apart.',
      d: 'And it says nothing about the future. In a <simulation>simulation</simulation> you can see how deep other strategies would have fallen in the same years. If that number makes you uneasy on screen, it would be harder to bear in money; <rebalancing>rebalancing</rebalancing> and the choice of weights are the tools to change it.',
    },
  },
};
export default en;
