import { isDecimalText } from '../../../../foundation/decimal.ts';

/** A figure of a report. Providers write "None", "-" or nothing for what was not reported; a dash stands for it. */
export function reportedFigure(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  return isDecimalText(trimmed) ? trimmed : null;
}
