import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import { readMap } from '../../addresses-contract.ts';

/** The operator's style of the map, asked for where a map will be seen; the shipped outline where it cannot be had. */
export function useMapStyle(needed: boolean): string | null {
  const locale = useLocale();
  const [style, setStyle] = useState<string | null>(null);
  useEffect(() => {
    if (!needed) return;
    let gone = false;
    callApi(readMap, {}, locale).then(
      ({ data }) => {
        if (!gone) setStyle(data.style);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [needed, locale]);
  return style;
}
