const en = {
  sections: {
    two: {
      title: 'Two questions, two rates',
      a: '<b>TWR</b>, the time-weighted return, asks how a złoty grew that was put in at the start and never touched. Your later deposits and withdrawals do not change it. We split the history into days, take the return of each, and multiply them one after the other. What is left is the performance of what you hold, without the performance of your timing.',
      b: '<b>IRR</b>, the internal rate of return, asks something more personal: at which single yearly rate would every deposit you made have grown to what you took out and what you still have? A large deposit counts more than a small one, and money that worked for three years counts more than money that came last month.',
      c: 'Neither is the “true” one. TWR describes the investments. IRR describes you together with the investments. As long as you pay in once and never again, both are equal.',
    },
    example: {
      title: 'One fund, two deposits',
      a: 'You put {first} into a fund. In the first year it gains {gain}, so you have {grown}. Encouraged, you add {second}; now {atWork} is at work. In the second year the fund loses {loss}, and {end} is left.',
      b: 'The fund itself did this: up {gain}, down {loss}. Multiplied, 1.2 times 0.9 is 1.08, a return of {span} in two years, or <b>{twr} a year</b>. That is the TWR, and it would be the same had you added nothing.',
      c: 'You did something else. You paid in {paid} and have {end}, which is {lost} less; against what you paid in that is {roi}. Four fifths of your money only saw the bad year. The rate that makes both deposits grow to {end} is <b>{irr} a year</b>. That is the IRR.',
      d: 'You can check it: at that rate the first deposit shrinks for two years and the second for one, and together they come to exactly {end}.',
    },
    which: {
      title: 'Which one to look at, and when',
      a: 'To compare with an index, another fund or a friend, use TWR. An index has no deposits; only a figure that ignores yours can be put beside it. The same holds when you ask whether a strategy works.',
      b: 'To see what your own money earned, use IRR. It can be set against the rate of a deposit, a bond or a mortgage, because those are rates on money over time as well. If you wonder whether saving and investing has paid off for you, this is the figure.',
      c: 'The gap between the two is a figure in its own right. IRR above TWR means that more of your money was there in the better times; IRR below TWR means the opposite. Over a few years that is mostly luck. Only if the gap keeps opening the same way is it worth asking whether you tend to buy after good months.',
    },
    traps: {
      title: 'What can mislead you',
      a: 'A return over less than a year is not a yearly return. Five percent in two months is not 34% a year; nobody knows the other ten months. So below 365 days we show the return of the whole period, and from 365 days on the yearly rate. The label always says which.',
      b: 'IRR gets nervous when little time has passed or when you have taken nearly everything out. In rare cases several rates fit the same flows; then we show the one nearest to TWR and say so. If none fits, you see a dash and the reason, not a guess.',
      c: 'Both rates are before tax you have not paid yet, and both include what is in your transactions: fees, dividends, withheld tax. How fees eat into a return is the subject of <costs>the article on costs</costs>. And neither rate says how rough the way was; for that, read about <drawdown>drawdown</drawdown>.',
    },
  },
};
export default en;
