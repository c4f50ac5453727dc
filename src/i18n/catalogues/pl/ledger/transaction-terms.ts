/** Words for cases of the types of transactions; part of the catalogue `transactions`. */

/** A case of a type that is asked for by its own name. */
export const cases = {
  'buy-swap': 'Kryptowaluta otrzymana za inną',
  'sell-swap': 'Kryptowaluta oddana za inną',
  'sell-redemption': 'Wykup obligacji',
  'sell-expired': 'Wygaśnięcie kupionej opcji',
  'sell-exercised': 'Wykonanie kupionej opcji',
  'transfer-in-gift': 'Otrzymana darowizna',
  'transfer-in-inheritance': 'Otrzymany spadek',
  'short-option': 'Wystawienie opcji',
  'cover-expired': 'Wygaśnięcie wystawionej opcji',
  'cover-assigned': 'Realizacja wystawionej opcji',
};
/** The case alone, beside its type. */
export const occasions = {
  redemption: 'Wykup',
  swap: 'Kryptowaluta za kryptowalutę',
  gift: 'Darowizna',
  inheritance: 'Spadek',
  option: 'Opcja',
  expired: 'Wygaśnięcie',
  exercised: 'Wykonanie',
  assigned: 'Realizacja przez nabywcę',
};

/** In the form. */
export const terms = {
  occasion: 'Okoliczność',
  worth: 'Wartość sztuki',
  premium: 'Premia za sztukę',
  givenHint: 'Wartość w\u00a0dniu otrzymania; od niej liczymy zysk',
  priorCost: 'Koszt poprzedniego właściciela, PLN',
  priorCostHint:
    'Ile darczyńca albo spadkodawca zapłacił za wszystkie te jednostki. Korzysta z\u00a0tego tylko strona podatków.',
  priorTax: 'Podatek od spadku lub darowizny, PLN',
  priorTaxHint: 'Ile zapłacono od tych jednostek. Do tej kwoty dochód jest zwolniony.',
  openedOn: 'Data otwarcia',
  openValue: 'Wartość przy otwarciu',
  closeValue: 'Wartość przy zamknięciu',
  feeCurrency: 'Waluta prowizji',
  sameCurrency: 'Taka sama jak transakcji',
  accrued: 'Narosłe odsetki',
  accruedHint: 'Zapłacone lub otrzymane razem z\u00a0ceną, za całą transakcję.',
  result: 'Wynik',
  loss: 'To była strata',
  coverUpTo: 'Możesz odkupić najwyżej {units}',
  tooManyToCover: 'Możesz odkupić najwyżej {max}.',
};
