const en = {
  sections: {
    drift: {
      title: 'How weights drift',
      a: 'A strategy is a list of target weights: so much in shares, so much in bonds, perhaps some gold or cash. The day you set it up, your portfolio matches. From the next day on every part grows at its own pace, and the weights move without anybody trading.',
      b: 'We show this as <b>drift</b>: the share you hold now less the share the strategy wants, in percentage points. <b>Strategy coverage</b> sums it up in one number from 0 to 100: how much of the wanted weights is really there. It falls when you hold too much of one thing, because then you have too little of another.',
      c: 'Drift is not a mistake and not a loss. It is the trace of what did well. But it changes what you own: after a long rise of shares, a careful portfolio has become a bold one, just before the moment when it will be tested.',
    },
    example: {
      title: 'A good year for shares',
      a: 'You begin with {total0}: {shares0} in shares, {bonds0} in bonds, so {wanted} and {rest}. In a year shares gain {sharesUp} and bonds {bondsUp}. Now you have {shares} and {bonds}, together {total}. Shares make up {held}, which is {drift} off target.',
      b: '<b>Selling and buying.</b> The target for shares is {wanted} of {total}, that is {target}. You sell {sold} of shares and buy bonds for it. With a fee of {fee} both trades cost {fees} together. If the shares are on an ordinary account, part of what you sell is gain: {gain}. Tax at {taxRate} on it comes to {tax}, due with the yearly return.',
      c: '<b>Adding money.</b> Put {needed} into bonds only. You then own {after}, of which {shares} is exactly {wanted}. Nothing is sold and no tax is due. The price is that you need new money, and more of it the larger the drift.',
      d: '<b>Waiting.</b> Let dividends, interest and your monthly savings go to whatever is below target. It is slow, and it costs nothing extra.',
    },
    when: {
      title: 'How often?',
      a: 'There are two common habits. By calendar: once a year, on a day you will remember. By threshold: only when something is more than, say, five percentage points off. The first is easy to keep; the second trades only when there is a reason. Studies of long histories find no frequency that is clearly best, and much trading is usually worse than little.',
      b: 'What they agree on is that a rule made in advance beats a decision made on the day. Rebalancing means selling what has done well and buying what has done badly. Hardly anybody feels like it at the time.',
      c: 'In Walory the rebalancing view of a portfolio works out orders in whole units, either with new money only or with sales as well. It never spends more than there is, and it does not place orders. Fees and taxes are not part of the proposal; they are yours to weigh.',
    },
    price: {
      title: 'What to expect, and what not',
      a: 'Rebalancing keeps risk where you put it. That is its purpose. Whether it also raises the return depends on the years: when two things take turns, it helps; when one rises for a decade, it holds you back. Nobody can promise a bonus.',
      b: 'Its costs are certain. Every trade has a fee and a spread, discussed in <costs>the article on costs</costs>, and on an ordinary account every sale with a gain brings tax forward. Inside <pensions>IKE or IKZE</pensions> sales are not taxed, so if you have the choice, that is the cheaper place to rebalance.',
      c: 'If you wonder what a rule would have done to your portfolio, run a <simulation>simulation</simulation> with periodic rebalancing beside one that just holds. Look at turnover and the deepest <drawdown>drawdown</drawdown> as well as at the final value.',
    },
  },
};
export default en;
