const written = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** Twelve characters whose last one proves the others. */
export function isIsin(text: string): boolean {
  if (!written.test(text)) return false;
  const digits = [...text].map((sign) => Number.parseInt(sign, 36)).join('');
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * What tells whose share it is (rule EX-5): two classes of shares of an American company have ISINs that differ only
 * behind the issuer's number.
 */
export function issuerIn(isin: string): string {
  return /^(US|CA)/.test(isin) ? isin.slice(0, 8) : isin;
}
