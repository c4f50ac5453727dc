import type { PositionOutput } from '../contract.ts';

/** Whether nothing of it is held any more. */
export function isClosed({ units }: Pick<PositionOutput, 'units'>): boolean {
  return !/[1-9]/.test(units);
}
