import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import { Scripts } from 'react-router';
import { Nonce } from '../../design-system/nonce.ts';

/** What a script or a link of the router's may have. */
type Written = {
  children?: ReactNode;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

/**
 * The router's scripts, with the code of the page fetched after the first paint: pages are read and their forms work without
 * it, and on a slow line it would stand in the way of styles and fonts (decision 55).
 */
export function PageScripts() {
  const nonce = useContext(Nonce);
  // In development the router's own, with what reloads them.
  if (import.meta.env.DEV) return <Scripts nonce={nonce} />;
  return import.meta.env.SSR ? <LateScripts nonce={nonce} /> : <ScriptsInPlace />;
}

function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered: what it would write is taken apart.
  const elements = elementsIn(Scripts({ nonce }));
  const hrefs = elements.flatMap(({ type, props }) => (type === 'link' && props.href) || []);
  // After the entry come the files it is made of: the frame (tools/vite/frame-chunk.ts).
  const shared = hrefs[1];
  const [context, code, ...others] = elements.filter(({ type }) => type === 'script');
  const text = code?.props.dangerouslySetInnerHTML?.__html;
  if (!context || code?.props.type !== 'module' || text === undefined || others.length || !shared)
    throw new Error('React Router writes its scripts in another way now: look at PageScripts');
  const __html = `(${afterFirstPaint})(${[hrefs, shared, text].map(quoted)})`;
  return (
    <>
      {context}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, and what the router would write here */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
    </>
  );
}

/** In the browser both have run: they are found again, and left as they are. */
function ScriptsInPlace() {
  const empty = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
  return (
    <>
      <script {...empty} />
      <script {...empty} />
    </>
  );
}

function elementsIn(node: ReactNode): ReactElement<Written, string>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Written>(child)) return [];
    return child.type === Fragment
      ? elementsIn(child.props.children)
      : [child as ReactElement<Written, string>];
  });
}

const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Runs in the browser by its text alone, so it names nothing from outside. Whoever looks elsewhere has no paint to wait for.
 * What all pages share runs first, in a turn of its own: a click in between is answered.
 */
function afterFirstPaint(hrefs: string[], shared: string, text: string): void {
  const nonce = document.currentScript?.nonce;
  const add = <Made extends HTMLLinkElement | HTMLScriptElement>(element: Made, words: Partial<Made>) =>
    document.head.append(Object.assign(element, { nonce }, words));
  const begin = () => {
    for (const href of hrefs) add(document.createElement('link'), { rel: 'modulepreload', href });
    const run = () => add(document.createElement('script'), { type: 'module', text });
    add(document.createElement('script'), { type: 'module', src: shared, onload: run, onerror: run });
  };
  // Its data stand at the end of the page.
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return begin();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      begin();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
