const en = {
  sections: {
    seen: {
      title: 'Costs you can see',
      a: 'The fee for a trade appears on the confirmation and in your transactions. Most price lists have a percentage and a minimum. Take {fee}, at least {least}: for a purchase of {large} you pay {largeFee}. For a purchase of {small} the minimum applies, and {least} is {smallPercent} of what you invest. Small purchases are not wrong, but the minimum decides what they cost.',
      b: 'Some brokers also charge for keeping an account, for foreign assets, for paying out dividends, or for doing nothing for a year. In Walory these are transactions of the type “fee”. They count in your profit even though they belong to no asset.',
      c: 'Taxes are not a fee, and we keep them apart. Tax withheld from a dividend shows beside the dividend. Tax on gains you settle yourself appears only if you record it.',
    },
    hidden: {
      title: 'Costs you cannot see',
      a: 'The fee of a fund never appears as a transaction. It is taken out of the fund’s assets bit by bit every day, so it is already inside the price you see. The key information document names it as a yearly percentage. Among funds that follow similar indices the difference may be tenfold.',
      b: 'The exchange rate is the second hiding place. Many brokers charge no fee for a foreign share but exchange your złoty at a rate {exchange} worse than the market. Buying and selling once costs about {exchangeBoth} then, whatever the share did. We cannot see it: we know only the rate you entered or your broker reported. What the rate itself does to you is the <currency>currency effect</currency>.',
      c: 'The third is the spread between the price at which you can buy and the one at which you can sell. For large funds it is a few hundredths of a percent, for small companies and thinly traded bonds it may be several percent.',
    },
    example: {
      title: 'Twenty years, three prices',
      a: 'You invest {start} for {years} years, and the market returns {growth} a year. Without any cost you would end with {free}. Nobody gets that, but it is the mark to compare with.',
      b: 'If {low} a year goes in costs, {growth} becomes 5.8%, and you end with <b>{cheap}</b>. That is {lostCheap} less. If {high} goes, 4.5% is left, and you end with <b>{dear}</b>: {lostDear} less than without costs.',
      c: 'The second investor did not pay {high} of the result but about a quarter of it. Each złoty that went to costs in the first years would have earned for the rest of the time. Costs are a percentage of the whole amount, while returns are what the whole amount brings; a quarter of a {growth} return is what {high} takes.',
    },
    year: {
      title: 'Your own yearly rate',
      a: 'A useful habit: once a year divide what you paid by what you have. If fees of twelve months were {paid} on a value of {start}, that is {paidPercent}. Add the yearly fees of your funds, weighted by how much of each you hold, and an estimate for exchanging money. The sum is what markets must return before you earn anything.',
      b: 'Do not look at the first months. Building a portfolio needs many purchases, and against a small value they look dear. What matters is the rate you settle at.',
      c: 'Cheap is not the same as good, and dear is not the same as bad: a cost may buy a service you want, or access to a tax wrapper such as <pensions>IKE or IKZE</pensions>. But it should be a choice. Trading more often raises costs as well; what that means for keeping weights in line is part of the article on <rebalancing>rebalancing</rebalancing>.',
    },
  },
};
export default en;
