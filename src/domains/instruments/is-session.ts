/** Further apart, or older than that, two prices are no session (rules M-4, P-8): a move of months is not one of 24 hours. */
const mostDaysApart = 5;

/** Whether a newest price and the close before it, by the numbers of their days, tell what the last session brought. */
export function isSession(before: number, newest: number, today: number): boolean {
  return today - newest <= mostDaysApart && newest - before <= mostDaysApart;
}
