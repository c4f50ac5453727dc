/** Addresses outside the product, set by the operator. A network without one is not shown. */
export type SiteLinks = {
  blog: string;
  /** Unset: the product's own page. */
  apiDocs: string | null;
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  youtube: string | null;
  linkedin: string | null;
};

export const networks = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'twitter', name: 'X (Twitter)' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'linkedin', name: 'LinkedIn' },
] as const satisfies readonly { id: keyof SiteLinks; name: string }[];
