/** Whether more of it was sold than was held: what is short counts below zero (rule L-23). */
export function isShort(units: string): boolean {
  return units.startsWith('-');
}
