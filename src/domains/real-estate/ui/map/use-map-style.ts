import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { readMap } from '../../addresses-contract.ts';

/** The operator's style of the map, asked for where a map will be seen; the shipped outline where it cannot be had. */
export function useMapStyle(needed: boolean): string | null {
  const locale = useLocale();
  const { kept } = useLoaded(needed ? locale : null, () => callApi(readMap, {}, locale));
  return kept?.value.data.style ?? null;
}
