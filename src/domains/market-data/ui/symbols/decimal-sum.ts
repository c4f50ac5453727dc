/** The exact sum of decimal strings; a minus before one subtracts it. */
export function decimalSum(values: readonly string[]): string {
  const places = Math.max(0, ...values.map((value) => fractionOf(value).length));
  const sum = values.reduce((total, value) => total + scaled(value, places), 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${sum < 0n ? '-' : ''}${digits.slice(0, cut)}${places > 0 ? `.${digits.slice(cut)}` : ''}`;
}

function fractionOf(value: string): string {
  return value.split('.')[1] ?? '';
}

function scaled(value: string, places: number): bigint {
  const [whole = '0'] = value.split('.');
  return BigInt(whole + fractionOf(value).padEnd(places, '0'));
}
