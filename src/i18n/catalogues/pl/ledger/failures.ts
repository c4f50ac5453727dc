/** What the ledger refuses of a case of a type; part of the catalogue `common`. */
const pl = {
  occasionError: 'To nie pasuje do rodzaju transakcji',
  priorCostError: 'Podaj koszt jako kwotę nie mniejszą niż zero',
  priorTaxError: 'Podaj podatek jako kwotę nie mniejszą niż zero',
  legsError: 'Podaj datę i\u00a0obie wartości; ich różnica musi być równa wynikowi',
  accruedError: 'Podaj odsetki jako kwotę nie mniejszą niż zero',
  shortError: 'Masz ten walor: najpierw go sprzedaj, potem otwórz pozycję krótką',
  chargeRowError: 'Ta prowizja należy do transakcji: zmień ją tam',
  coverError: 'Ten walor jest sprzedany krótko: najpierw go odkup',
};
export default pl;
