const en = {
  sections: {
    parts: {
      title: 'Splitting a gain in two',
      a: 'When you hold something priced in another currency, your gain in złoty has two sources. The <b>price effect</b> is what the asset itself did, counted at the exchange rate of the day you bought it. The <b>FX effect</b> is everything else: what the change of the exchange rate made of the whole amount you have there by now.',
      b: 'Together they always add up to the gain, to the grosz. We calculate them purchase by purchase, each with the average NBP rate of its own day, because you did not buy everything on one day. When you sell, the same split is made with the price and the rate of the sale.',
      c: 'The split is a convention, like every split of a product into a sum. The small part that comes from both moving at once has to go somewhere; here it belongs to the currency. Other programs may book it to the price, and their two numbers will differ from ours while their sum does not.',
    },
    example: {
      title: 'A good share and a weak dollar',
      a: 'You buy {units} shares at {price0} when a dollar costs {rate0} złoty. You spend {dollars0}, which is {cost}. Later the share trades at {price1} and a dollar costs {rate1} złoty. Your shares are worth {dollars1}, or {value}. The gain is {gain}.',
      b: 'The price effect counts the rise of the share at the old rate: {units} shares, 30 dollars each, times {rate0}, gives <b>{priceEffect}</b>. The rest of the gain is the FX effect: {gain} less {priceEffect} is <b>{fxEffect}</b>.',
      c: 'In percent the picture is the same. In dollars the share gained {inDollars}. The dollar changed by {ofRate} against the złoty. Multiplied, not added, that is {inZloty} in złoty. You chose the share well, and more than half of what it earned was lost on the way home.',
    },
    hedge: {
      title: 'Is a foreign currency a risk or a cushion?',
      a: 'Both, depending on what you spend. If your rent, food and mortgage are in złoty, everything you hold in dollars swings against your life. If you plan to spend in euros, it is the złoty that swings. Risk is measured against what you will buy with the money one day.',
      b: 'For somebody in Poland, foreign currencies have at times softened falls: in moments of fear the złoty often weakened while shares fell, so that the loss in złoty was smaller than the loss in dollars. Often is not always, and nothing guarantees that it happens the next time.',
      c: 'Some funds are hedged: they buy and sell currency forwards so that the exchange rate hardly matters to you. That removes the FX effect, good and bad, and costs or brings roughly the difference between interest rates of the two currencies. A hedged share class is a different product with a different price.',
    },
    traps: {
      title: 'Easy mistakes',
      a: 'The currency in which something is quoted is not always the currency it depends on. A fund of American shares listed in euros in Frankfurt still follows the dollar. The quote is only a label; what matters is where the companies earn and own.',
      b: 'Switching the shown currency in the top bar changes no transaction. We recalculate every purchase at the rate of its own day, so the FX effect you see is that of somebody who counts in that currency.',
      c: 'Exchanging money costs, too. If your broker takes {exchange} at each exchange, turning {cost} into dollars costs {exchangeCost}, and as much again on the way back. That is not an FX effect but a fee, often hidden in the rate; <costs>the article on costs</costs> shows where to look. For what all this does to your overall return, see <returns>IRR and TWR</returns>.',
    },
  },
};
export default en;
