import { useOutletContext } from 'react-router';

/** Who looks at the public site; null before signing in. */
export type Viewer = { name: string };

export type PublicSiteContext = { viewer: Viewer | null };

/** For pages inside the public layout. */
export function useViewer(): Viewer | null {
  return useOutletContext<PublicSiteContext>().viewer;
}
