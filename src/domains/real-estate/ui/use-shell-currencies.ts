import { useMatches } from 'react-router';
import type { CallOutput } from '../../../foundation/contract.ts';
import type { listCurrencies } from '../../instruments/contract.ts';
import { useCurrencyOptions } from '../../instruments/ui/use-currency-options.ts';

type Currencies = CallOutput<typeof listCurrencies>['data'];

/** The currencies that the dashboard's layout has loaded: dialogs stand beside the page and not inside it. */
export function useShellCurrencies() {
  const layout = useMatches().find(
    ({ loaderData }) =>
      typeof loaderData === 'object' && loaderData !== null && 'savedCurrency' in loaderData,
  );
  const { currencies = [] } = (layout?.loaderData ?? {}) as { currencies?: Currencies };
  const options = useCurrencyOptions(currencies);
  const codeOf = (id: string) => options.find(({ value }) => value === id)?.code ?? '';
  const złoty = options.find(({ code }) => code === 'PLN')?.value ?? options[0]?.value ?? '';
  return { options, codeOf, złoty };
}
