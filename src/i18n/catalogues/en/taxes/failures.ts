/** What calls of the tax pages refuse; part of the catalogue `common`. */
const en = {
  taxesNotFetched: 'Could not work out your taxes',
  taxesNotSaved: 'Could not save this',
  taxYearAhead: 'This year has not begun',
  taxYearTooEarly: 'There are no NBP rates before 2002',
  taxYearFiled: 'This year was filed and is locked. Reopen it first',
  taxYearNotOver: 'This year is not over yet',
  taxYearNotFiled: 'This year was not filed',
  taxFiledOnError: 'Choose a day after the year ended, up to today',
  taxReadingError: 'There is no such reading',
  taxLineError: 'There is no such line',
  taxAmountError: 'Enter an amount of zero or more',
  taxAccountError: 'Choose each of your accounts once; accounts for old age get no PIT-8C',
  taxPortfolioError: 'Choose from your own portfolios that can be in the return',
  taxLossYearError: 'Choose each year once, from 2002 to last year',
  taxLossUsedError: 'You cannot have used more than the loss',
  taxCountryError: 'Choose each country once',
  taxPercentError: 'Enter a percentage from 0 to 100',
};
export default en;
