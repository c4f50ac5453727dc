/** Letters that fit into a line of a badge. */
const mostInLine = 6;

/**
 * A ticker as a badge has it (U-15): whole in one line or two. Of what is even longer the middle is left out, because
 * series of one issuer differ at their end.
 */
export function badgeLines(ticker: string, most = mostInLine): string[] {
  if (ticker.length <= most) return [ticker];
  if (ticker.length > most * 2) return [ticker.slice(0, most), `…${ticker.slice(1 - most)}`];
  const half = Math.ceil(ticker.length / 2);
  return [ticker.slice(0, half), ticker.slice(half)];
}
