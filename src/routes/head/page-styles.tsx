import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router';

/**
 * The stylesheets of the page (tools/vite/two-stylesheets.ts says which there are). Without a precedence React would draw a
 * page at once, whether its styles are there or not; so it waits for them, and keeps them where they are for the next page.
 * The server writes them at the top of the head: a browser with six connections would fetch them behind fifty other files.
 */
export function PageStyles() {
  const routes = useContext(FrameworkContext)?.manifest.routes;
  const hrefs = useMatches().flatMap(({ id }) => routes?.[id]?.css ?? []);
  // In development every file of styles comes by itself.
  if (import.meta.env.DEV) return <Links />;
  const site = routes?.root?.css ?? [];
  return [...new Set([...site, ...hrefs])].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={site.includes(href) ? 'site' : 'dashboard'} />
  ));
}
