const en = {
  sections: {
    kinds: {
      title: 'Six kinds for everybody',
      a: 'Each bond costs {face} and is sold for one calendar month under its own symbol. The rates below are those of the issues of October 2026; every month brings new ones, and a bond keeps the terms it was bought with.',
      b: 'Four have a rate that is fixed or follows the central bank. <b>OTS</b> runs three months at {ots}. <b>TOS</b> runs three years at {tos}, added to the bond each year. <b>ROR</b> and <b>DOR</b> run one and two years and pay interest every month: {ror} and {dor} in the first month, then the NBP reference rate, for DOR with a margin on top.',
      c: 'Two follow inflation. <b>COI</b> runs four years, pays {coi} in the first year and then inflation plus {coiMargin}, paid out each year. <b>EDO</b> runs ten years, pays {edo} in the first year and then inflation plus {edoMargin}, added to the bond. Families that receive the child benefit can buy two more, ROS and ROD, built like EDO.',
    },
    rate: {
      title: 'Which inflation counts',
      a: 'The rate of a year is set once, when that year of yours begins, and holds for all of it. It uses the yearly inflation of the month two months earlier, as first announced by the statistics office. Later corrections do not count. If prices fell, inflation counts as zero, and you still get the margin.',
      b: 'Your years run from the day you bought, not from January. Two people with the same series, bought on the 2nd and the 28th, have the same rates and different days.',
      c: 'So an inflation-linked bond always looks back. When inflation rises, your rate follows up to a year late; when it falls, you keep the old rate for a while. “Protection against inflation” is true over the whole term, before tax. After tax of {taxRate} the margin has to cover the tax on the inflation part as well, and in years of high inflation it does not.',
    },
    example: {
      title: 'A hundred EDO after two years',
      a: 'You bought {count} bonds of the series EDO0834 on {bought}, for {cost}. The first year pays {first}: one bond grows to {afterOne}. The second year pays inflation of {inflation} plus the margin of {margin}, together {second}. On {on} a bond is worth {afterOne} times 1.061, rounded to the grosz: <b>{each}</b>. Yours are worth {value}, and {interest} of that is interest.',
      b: 'If you give them back that day, the fee of this issue applies: {feeEach} a bond, {fee} in all. The fee lowers what is taxed: {interest} less {fee} is {taxed}, and {taxRate} of it is {tax}. You receive {value} less {fee} less {tax}, which is <b>{paidOut}</b>.',
      c: 'Nothing here is an estimate. These are the published terms and rates of that series, and the bonds page calculates yours the same way, bond by bond.',
    },
    early: {
      title: 'Leaving early',
      a: 'You can give bonds back from the seventh day after purchase until twenty days before they mature. For the issues of October 2026 the fee is {rorFee} for ROR, {dorFee} for DOR, {tosFee} for TOS, {coiFee} for COI and {edoFee} for EDO; OTS lose all their interest. TOS, COI and EDO issued before September 2024 have lower fees, and keep them.',
      b: 'What adds interest to the bond never pays less than {face}: the fee stops at the interest earned. What pays interest out has that floor only in its first period; after that an early COI can pay less than {face}, because the interest is already in your pocket.',
      c: 'Whether leaving pays off is a comparison, not a feeling: what you would have on the last day if you stay, against what you would have if you take the money now and put it somewhere else, both after tax and fee. The bonds page does that sum with assumptions you can change. Inside <pensions>IKE and IKZE</pensions> tax works differently; other prices of investing are in <costs>the article on costs</costs>.',
    },
  },
};
export default en;
