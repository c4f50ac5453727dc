import type { ReactNode } from 'react';
import { Banner } from '../../../design-system/states/banner.tsx';

/** What concerns a form as a whole; field errors stand under their fields. */
export function FormFailure({ children }: { children: ReactNode }) {
  return children ? <Banner tone="danger">{children}</Banner> : null;
}
