import { useEffect, useRef } from 'react';
import type { SimulationView } from './simulation-flow.ts';

/** A new screen begins at its top; a refused form at its first mistake. */
export function useScreenStart(at: SimulationView['at'], attempts: number) {
  const screen = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the screen changes
  useEffect(() => void screen.current?.parentElement?.scrollTo(0, 0), [at]);
  useEffect(() => {
    if (attempts > 0) screen.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return screen;
}
