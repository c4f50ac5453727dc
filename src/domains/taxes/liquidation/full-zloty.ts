/** An amount above zero in full złoty, 50 groszy up; for histories, which are floats. */
export function fullZloty(amount: number): number {
  return amount <= 0 ? 0 : Math.floor((Math.round(amount * 100) + 50) / 100);
}

/** So many percent of an income, base and tax in full złoty (TX-6, TX-21). */
export function zlotyTaxOn(income: number, percent = 19): number {
  return Math.floor((fullZloty(income) * percent + 50) / 100);
}
