import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { listPropertyNames } from '../../../../domains/real-estate/contract.ts';
import { callApi } from '../../../../foundation/call-api.ts';

type Named = { id: string; name: string };

/** The properties by name, asked for each time the search opens; without them it finds everything else. */
export function useOwnProperties(wanted: boolean): readonly Named[] {
  const locale = useLocale();
  const { kept } = useLoaded(wanted ? locale : null, () => callApi(listPropertyNames, {}, locale));
  return kept?.value.data ?? [];
}
