import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { aggregatorName } from '../../broker-port.ts';
import { listIntegrations } from '../../contract.ts';
import { connectExternal, returnFromExternal } from '../../external-contract.ts';
import type { Connected } from './use-connect-form.ts';

type Options = {
  currencyId: string;
  portfolioId: string;
  portfolios: 'one' | 'each';
  /** Ids of connections there were before. */
  known: readonly string[];
  renews: string | undefined;
  /** The page to come back to. */
  backTo: string;
  onConnected: (connected: Connected) => void;
  onFull: () => void;
};

/** Leads to the aggregator in a window of its own, then asks what was connected there. */
export function useExternal(options: Options) {
  const t = useTranslations('connect.external');
  const locale = useLocale();
  const failureText = useFailureText();
  const [link, setLink] = useState<string>();
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();

  async function attempt(action: () => Promise<void>): Promise<void> {
    setSending(true);
    setMessage(undefined);
    try {
      await action();
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.upgrade) return options.onFull();
      setMessage(failureText(failure));
    }
    setSending(false);
  }

  async function lead(): Promise<void> {
    // Opened with the click itself: a window that opens later is kept back as unwanted.
    const away = window.open('', '_blank');
    await attempt(async () => {
      try {
        const url = await askForLink();
        if (away) {
          away.opener = null;
          away.location.replace(url);
        }
        setLink(url);
      } catch (failure) {
        away?.close();
        throw failure;
      }
    });
  }

  async function askForLink(): Promise<string> {
    const body = {
      broker_name: aggregatorName,
      external_integration_name: aggregatorName,
      currency_id: options.currencyId,
      portfolio_id: options.portfolioId || undefined,
      portfolios: options.portfolios,
      current_url: new URL(options.backTo, window.location.href).href,
      integration_id: options.renews,
    } as const;
    return (await callApi(connectExternal, { body }, locale)).data.redirectUrl;
  }

  async function look(): Promise<void> {
    await attempt(async () => {
      const { over_limit } = (await callApi(returnFromExternal, {}, locale)).data;
      const { data } = await callApi(listIntegrations, {}, locale);
      // The other window may have been faster.
      const found = data.find((one) =>
        options.renews
          ? one.id === options.renews
          : one.broker === aggregatorName && !options.known.includes(one.id),
      );
      if (found) options.onConnected({ ...found, warnings: [] });
      else if (over_limit > 0) options.onFull();
      else setMessage(t('nothingYet'));
    });
  }

  return {
    link,
    sending,
    message,
    clear: () => setMessage(undefined),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!sending) void (link ? look() : lead());
    },
  };
}
