import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import { compare, decimal, isDecimalText, sign } from '../../../foundation/decimal.ts';
import { type PositionOutput, type SaleOutput, sellHolding } from '../contract.ts';

/** Milliseconds after the last input until the server is asked. */
const pause = 250;

export type ImaginedSale = {
  units: string;
  setUnits: (units: string) => void;
  /** What it would bring; the one before while the next is on its way. */
  sale: SaleOutput | null;
  loading: boolean;
  /** What is wrong with the number. */
  error: string | undefined;
  /** The server could not be asked. */
  failed: boolean;
  retry: () => void;
};

/** A sale that is thought of: reckoned by the server with the lots of the ledger (rule HO-8). */
export function useSale({ holding, sale: whole, units: held, shown_currency }: PositionOutput): ImaginedSale {
  const t = useTranslations('holding.sale');
  const locale = useLocale();
  const failureText = useFailureText();
  const numbers = useNumbers();
  const [units, setUnits] = useState(held);
  const fault = faultOf(units, held);
  const isAll = !fault && compare(decimal(units), decimal(held)) === 0;
  const asks = whole !== null && holding !== null && !fault && !isAll;
  const { shown, kept, reload } = useLoaded(
    asks ? `${holding.id} ${units} ${shown_currency} ${JSON.stringify(whole)}` : null,
    async (signal) => {
      const query = { units, currency: shown_currency };
      return (await callApi(sellHolding, { params: { id: holding!.id }, query }, locale, signal)).data;
    },
    { pause },
  );
  const refused = asks && shown.state === 'failed' ? shown.failure : undefined;
  const byServer = refused instanceof ApiFailure && refused.errors.units ? failureText(refused) : undefined;
  const byHand =
    fault === 'tooMany' ? t('tooMany', { max: numbers.units(held) }) : fault && failureText(fault);
  return {
    units,
    setUnits,
    sale: isAll ? whole : asks && shown.state === 'ready' ? shown.value : (kept?.value ?? whole),
    loading: asks && shown.state === 'loading',
    error: byHand ?? byServer,
    failed: refused !== undefined && !byServer,
    retry: reload,
  };
}

/** What can be told without asking; the server says the same (rule HO-8). */
function faultOf(units: string, held: string): 'tooMany' | ApiFailure | undefined {
  const wrong = new ApiFailure(422, '', { units: ['saleUnitsError'] }, null, null);
  if (!isDecimalText(units) || units.length > 60 || sign(decimal(units)) <= 0) return wrong;
  return compare(decimal(units), decimal(held)) > 0 ? 'tooMany' : undefined;
}
