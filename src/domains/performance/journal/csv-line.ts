const number = /^-?\d+(\.\d+)?$/;

/** One line of a file of comma-separated values. A text that a spreadsheet would run as a formula is disarmed. */
export function csvLine(cells: readonly (string | null | undefined)[]): string {
  return cells.map((cell) => csvCell(cell ?? '')).join(',');
}

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
