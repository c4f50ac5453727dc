import type { MetaDescriptor } from 'react-router';

export type PageHead = {
  title: string;
  description: string;
  /** Simulated prices must not be found by a search engine. */
  hidden: boolean;
};

export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
