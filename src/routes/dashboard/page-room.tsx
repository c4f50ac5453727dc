import { Outlet, useOutletContext } from 'react-router';
import { PageFault } from '../faults/error-page.tsx';

/** Stands between the frame and its pages, so that a page that fails leaves the frame in place. */
export default function PageRoom() {
  return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <PageFault error={error} />;
}
