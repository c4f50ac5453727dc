import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { listAvailableIntegrations, listIntegrations } from '../../contract.ts';
import { brokerOffers, settingsOff } from '../grid/broker-offers.ts';
import type { ConnectPortfolio } from './connect-values.ts';

type Options = {
  portfolios: () => Promise<readonly ConnectPortfolio[]>;
  /** How many connections the plan allows. */
  most: number;
  /** What is only renewed needs no room. */
  renews?: string | undefined;
};

/** What can be connected, where to, and whether the plan has room for it; asked for once it is wanted. */
export function useOffers({ portfolios, most, renews }: Options, isWanted: boolean) {
  const locale = useLocale();
  const [refused, setRefused] = useState(false);
  const { shown, reload } = useLoaded(isWanted ? 'offers' : null, async (signal) => {
    const [available, own, into] = await Promise.all([
      callApi(listAvailableIntegrations, {}, locale, signal),
      callApi(listIntegrations, {}, locale, signal),
      portfolios(),
    ]);
    const used = own.data.filter(({ status }) => status !== 'disconnected').length;
    return {
      offers: brokerOffers(available.data),
      settingsOff: settingsOff(available.data),
      portfolios: into,
      used,
      own: own.data,
    };
  });
  return {
    shown,
    reload,
    /** How many the plan has, where all are in use. */
    full: refused || (!renews && shown.state === 'ready' && shown.value.used >= most) ? most : null,
    /** The server knows better. */
    setFull: () => setRefused(true),
  };
}
