const en = {
  sections: {
    limits: {
      title: 'How much you may pay in',
      a: 'Both accounts have a limit for each calendar year, tied to the average wage forecast for it: three times that wage for IKE, 1.2 times for IKZE, 1.8 times for IKZE of the self-employed. For <b>2026</b> that is {ike} for IKE, {ikze} for IKZE and {ikzeSelf} for IKZE of the self-employed. In 2025 it was {ikeBefore} and {ikzeBefore}.',
      b: 'A limit you do not use by 31 December is gone; it does not move to the next year. What counts is the day your money is booked, so a transfer on the last evening of December may be too late. Moving an account from one institution to another is not a payment and takes nothing from the limit.',
      c: 'You may have one IKE and one IKZE at the same time, each with its own limit. Inside you may trade as often as you like: sales, dividends and interest are not taxed while the money stays there, and do not appear in your yearly tax return. The other side of the coin: losses inside cannot be set against gains outside.',
    },
    out: {
      title: 'Getting the money out',
      a: '<b>IKE</b> pays out free of tax from the age of 60, or 55 with pension rights, if you paid in during at least five calendar years, or if more than half of the money was paid in at least five years before. Earlier you can take it back at any time, and then pay {taxRate} tax on the gain, as on an ordinary account.',
      b: '<b>IKZE</b> gives back tax at once: what you pay in, up to the limit, is deducted from your income in the yearly return. From 65, with payments in at least five calendar years, you pay a flat {flat} on everything you take out, payments and gains alike. Earlier the whole amount is added to your income of that year and taxed on the general scale. In a year with a good salary that can take {upper} of most of it.',
      c: 'So the two differ in what an early exit costs. Leaving an IKE early loses an advantage. Leaving an IKZE early can cost more than you ever saved.',
    },
    example: {
      title: 'One full payment into each',
      a: 'You pay {ike} into an <b>IKE</b>, and over many years it becomes {ikeEnd}. The gain is {gain}. On an ordinary account {taxRate} of it, {gainTax}, would go to the state; from the IKE after 60 you take out everything.',
      b: 'You pay {ikze} into an <b>IKZE</b>. If the last złoty of your income is taxed at {lower}, your tax for the year falls by {savedLower}; if it is above the threshold of {threshold} and taxed at {upper}, by {savedUpper}. Much later the account holds {ikzeEnd}. At 65 you pay {flat} of it, {ikzeTax}. On an ordinary account the tax on the gain would have been {ordinaryTax}.',
      c: 'In this example the tax at the end is about the same, so the advantage of the IKZE is the money saved today. It is an advantage only if you do not spend it: who invests the refund lets it grow as well, who spends it has moved money from old age to now.',
      d: 'With other numbers the order changes. The {flat} applies to the payments too, so when the account has hardly grown it costs more than {taxRate} of a small gain would.',
    },
    choice: {
      title: 'What to weigh',
      a: 'Your tax rate today, whether you might need the money before 60 or 65, and how many years are left: these three decide most of it. Neither account changes what you invest in. A dear fund stays dear inside an IKE; compare <costs>costs</costs> first.',
      b: 'Rules can change in decades. By law a limit never falls from one year to the next; for the rest nobody can give you a promise that lasts thirty years.',
      c: 'In Walory an account is a portfolio of the kind IKE or IKZE. If you track its cash, we set your deposits of the year against the limit. What you hold inside can be anything: shares and funds you <rebalancing>rebalance</rebalancing> without tax, or <bonds>treasury savings bonds</bonds> if your institution offers them. Limits are those announced for 2023 to 2026; we looked them up in November 2026.',
    },
  },
};
export default en;
