import type { MetaDescriptor } from 'react-router';
import { brand } from '../../foundation/brand.ts';
import { pictureSize } from '../link-pictures/picture-address.ts';

export type PageHead = {
  title: string;
  description: string;
  /** Must not be found by a search engine: simulated prices, pages still to come. */
  hidden?: boolean;
  /** The whole address of a picture for messages and social networks, 1200 x 630. */
  image?: string;
};

export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    // What a message or a social network shows for a link.
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    ...(head.image ? picture(head.image, head.title) : []),
    { name: 'twitter:card', content: head.image ? 'summary_large_image' : 'summary' },
    ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function picture(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(pictureSize.width) },
    { property: 'og:image:height', content: String(pictureSize.height) },
    { property: 'og:image:alt', content: alt },
  ];
}
