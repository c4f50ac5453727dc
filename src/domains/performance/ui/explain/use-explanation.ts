import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { ChangePeriod } from '../../../valuation/figures-contract.ts';
import { type ExplainedFigure, explainFigure } from '../../explain/explain-contract.ts';
import type { Explanation } from '../../explain/explain-table.ts';

export type ExplainedOf = {
  figure: ExplainedFigure;
  /** A portfolio's id or `all`. */
  portfolio: string;
  /** A holding's id, for the figure of one asset. */
  asset?: string | undefined;
  /** An instrument's id, for the figure of all its holdings together. */
  instrument?: string | undefined;
  period?: ChangePeriod;
  /** The shown currency, lower case. */
  currency: string;
};

/** Asks what is behind a figure, once somebody wants to know. */
export function useExplanation({ figure, portfolio, asset, instrument, period, currency }: ExplainedOf) {
  const locale = useLocale();
  return useLoaded<Explanation>(
    [figure, portfolio, asset, instrument, period, currency, locale].join(' '),
    async (signal) => {
      const query = {
        ...{ figure, portfolio, currency },
        ...(asset && { asset }),
        ...(instrument && { instrument }),
        ...(period && { period }),
      };
      return (await callApi(explainFigure, { query }, locale, signal)).data;
    },
  );
}
