import { useState } from 'react';
import type { Theme as Forced } from '../../page-context.ts';
import { rememberInCookie } from './browser-memory.ts';

export type Theme = 'system' | Forced;

/** The theme this browser was told to show; the system's choice until then. */
export function useTheme(fromCookie: Forced | null) {
  const [theme, setTheme] = useState<Theme>(fromCookie ?? 'system');
  const choose = (next: Theme) => {
    setTheme(next);
    rememberInCookie('theme', next === 'system' ? null : next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  return { theme, choose };
}
