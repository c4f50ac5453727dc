import type { AvailableIntegration } from '../../contract.ts';

export type Environment = 'real' | 'demo';

/** All ways to one broker. */
export type BrokerOffer = {
  name: string;
  /** Its proper name; null where only its files are read: those have theirs in the catalogues. */
  title: string | null;
  isFile: boolean;
  /** What can be connected; none where only files are read. */
  environments: readonly Environment[];
  fields: AvailableIntegration['fields'];
};

export const offerFilters = ['all', 'api', 'file', 'demo'] as const;
export type OfferFilter = (typeof offerFilters)[number];

/** Our own template is offered where files are dropped; nobody has an account there. */
const template = 'walory';

/** Each broker once: first whose files people look for, then whom only an API leads to, practice alone at the end. */
export function brokerOffers(available: readonly AvailableIntegration[]): BrokerOffer[] {
  const offers = new Map<string, BrokerOffer>();
  for (const one of available.toSorted((a, b) => b.is_csv - a.is_csv)) {
    if (one.name === template) continue;
    const known = offers.get(one.name);
    const environment: Environment[] = one.is_csv ? [] : [one.is_demo ? 'demo' : 'real'];
    offers.set(one.name, {
      name: one.name,
      title: one.title ?? known?.title ?? null,
      isFile: Boolean(one.is_csv) || (known?.isFile ?? false),
      environments: [...(known?.environments ?? []), ...environment],
      fields: one.is_csv ? (known?.fields ?? []) : one.fields,
    });
  }
  const isPractice = ({ environments, isFile }: BrokerOffer) =>
    Number(!isFile && !environments.includes('real'));
  return [...offers.values()].toSorted((a, b) => isPractice(a) - isPractice(b));
}

export function canBeConnected({ environments }: BrokerOffer): boolean {
  return environments.length > 0;
}

export function isShownBy(filter: OfferFilter, offer: BrokerOffer): boolean {
  if (filter === 'api') return canBeConnected(offer);
  if (filter === 'file') return offer.isFile;
  return filter === 'all' || offer.environments.includes('demo');
}
