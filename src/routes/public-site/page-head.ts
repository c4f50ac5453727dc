import type { MetaDescriptor } from 'react-router';

export type PageHead = {
  title: string;
  description: string;
  /** Must not be found by a search engine: simulated prices, pages still to come. */
  hidden?: boolean;
};

export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
