import type { Failure } from '../../../foundation/failure.ts';
import { mostChosen } from '../report-definition.ts';

/** Ids with commas between them; null for all. */
export function chosenIds(text: string, refusal: () => Failure): string[] | null {
  if (text === 'all') return null;
  const ids = [...new Set(text.split(','))];
  if (ids.length > mostChosen) throw refusal();
  return ids;
}
