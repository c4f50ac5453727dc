import type { IconName } from '../../../../design-system/brand/icon.tsx';

/** Addresses outside the product, set by the operator. One that is unset is not shown. */
export type SiteLinks = {
  blog: string | null;
  /** Unset: the product's own page. */
  apiDocs: string | null;
  /** Pages on social networks, in the order they are shown. */
  social: string[];
  /** Whether there are plans, and so a page of prices. */
  plans: boolean;
};

type Network = { name: string; icon: IconName };

const networks: Record<string, Network> = {
  'facebook.com': { name: 'Facebook', icon: 'facebook' },
  'x.com': { name: 'X (Twitter)', icon: 'twitter' },
  'twitter.com': { name: 'X (Twitter)', icon: 'twitter' },
  'instagram.com': { name: 'Instagram', icon: 'instagram' },
  'youtube.com': { name: 'YouTube', icon: 'youtube' },
  'linkedin.com': { name: 'LinkedIn', icon: 'linkedin' },
};

/** Which network an address belongs to; one that is not known goes by its host. */
export function networkOf(url: string): Network {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return networks[host] ?? { name: host, icon: 'globe' };
}
