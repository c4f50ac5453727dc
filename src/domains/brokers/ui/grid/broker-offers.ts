import { aggregatorName } from '../../broker-port.ts';
import type { AvailableIntegration } from '../../contract.ts';

export type Environment = 'real' | 'demo';

/** All ways to one broker. */
export type BrokerOffer = {
  name: string;
  /** Its proper name; null where only its files are read: those have theirs in the catalogues. */
  title: string | null;
  isFile: boolean;
  /** Connected on the pages of the aggregator, which reads many more brokers. */
  isExternal: boolean;
  /** What can be connected; none where only files are read. */
  environments: readonly Environment[];
  fields: AvailableIntegration['fields'];
  /** It may bring several accounts, which can have a portfolio each. */
  hasSeveralAccounts: boolean;
};

export const offerFilters = ['all', 'api', 'file', 'demo'] as const;
export type OfferFilter = (typeof offerFilters)[number];

/** Our own template is offered where files are dropped; nobody has an account there. */
const template = 'walory';

/** Programs whose files are read so that one can move house. */
const programs: readonly string[] = ['portfolio-performance', 'ghostfolio'];

/** Each once: brokers whose files people look for, those whom only an API leads to, programs, practice at the end. */
export function brokerOffers(available: readonly AvailableIntegration[]): BrokerOffer[] {
  const offers = new Map<string, BrokerOffer>();
  for (const one of available.toSorted((a, b) => b.is_csv - a.is_csv)) {
    if (one.name === template || one.missing_settings.length > 0) continue;
    const known = offers.get(one.name);
    const environment: Environment[] = one.is_csv ? [] : [one.is_demo ? 'demo' : 'real'];
    offers.set(one.name, {
      name: one.name,
      title: one.title ?? known?.title ?? null,
      isFile: Boolean(one.is_csv) || (known?.isFile ?? false),
      isExternal: one.integration_provider === aggregatorName,
      environments: [...(known?.environments ?? []), ...environment],
      fields: one.is_csv ? (known?.fields ?? []) : one.fields,
      hasSeveralAccounts: Boolean(one.has_several_accounts) || (known?.hasSeveralAccounts ?? false),
    });
  }
  const rank = ({ name, environments, isFile }: BrokerOffer) =>
    programs.includes(name) ? 1 : !isFile && !environments.includes('real') ? 2 : 0;
  return [...offers.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** What the operator sets to offer more; nothing where everything is on. */
export function settingsOff(available: readonly AvailableIntegration[]): string[] {
  return [...new Set(available.flatMap(({ missing_settings }) => missing_settings))];
}

export function canBeConnected({ environments }: BrokerOffer): boolean {
  return environments.length > 0;
}

export function isShownBy(filter: OfferFilter, offer: BrokerOffer): boolean {
  if (filter === 'api') return canBeConnected(offer);
  if (filter === 'file') return offer.isFile;
  return filter === 'all' || offer.environments.includes('demo');
}
