import { lazy, Suspense, useEffect, useState } from 'react';
import { onNewsletterRequest } from './open-newsletter.ts';

/** Most visitors never open it, so its code comes with the first request. */
const NewsletterDialog = lazy(() =>
  import('./newsletter-dialog.tsx').then((module) => ({ default: module.NewsletterDialog })),
);

type State = 'never' | 'open' | 'closed';

/** The newsletter dialog of a layout. */
export function NewsletterOnRequest({ formToken }: { formToken: string }) {
  const [state, setState] = useState<State>('never');
  useEffect(() => onNewsletterRequest(() => setState('open')), []);
  if (state === 'never') return null;
  return (
    <Suspense>
      <NewsletterDialog open={state === 'open'} formToken={formToken} onClose={() => setState('closed')} />
    </Suspense>
  );
}
