/** Paid amounts travel without a sign. */
export function negative(amount: string | null): string | null {
  if (amount === null || /^0(\.0*)?$/.test(amount)) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
