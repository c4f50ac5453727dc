import { createContext, useContext } from 'react';
import type { Purpose } from '../purposes.ts';
import type { ShownConsent } from '../third-parties.ts';

/** What the visitor said about third parties; nothing where this installation has none. */
export const ConsentContext = createContext<ShownConsent | null>(null);

export function useConsent(): ShownConsent | null {
  return useContext(ConsentContext);
}

export function useAgreedTo(purpose: Purpose): boolean {
  return useConsent()?.agreed.includes(purpose) ?? false;
}
