import { createContext, useContext, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

export type FrameData = ReturnType<typeof loader>;

/** Given by the server where the root's loader did not run: a guard refused before it, or no route was found at all. */
export const SpareFrame = createContext<FrameData | undefined>(undefined);

const place = 'spare-frame';

/** Texts and settings of the frame. Without those of the loader an error page still has words, in the browser too. */
export function useFrameData(): { data: FrameData | undefined; isSpare: boolean } {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const given = useContext(SpareFrame);
  const [spare] = useState(() => given ?? readSpare());
  return { data: loaded ?? spare, isSpare: !loaded };
}

function readSpare(): FrameData | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById(place)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Brings the spare data into the browser, for its first rendering. */
export function SpareFrameData({ data }: { data: FrameData }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, and no script can begin or end in it
  return <script type="application/json" id={place} dangerouslySetInnerHTML={{ __html: json }} />;
}
