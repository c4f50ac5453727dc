import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { listPropertyNames } from '../../../../domains/real-estate/contract.ts';
import { callApi } from '../../../../foundation/call-api.ts';

type Named = { id: string; name: string };

/** The properties by name, asked for each time the search opens; without them it finds everything else. */
export function useOwnProperties(wanted: boolean): readonly Named[] {
  const locale = useLocale();
  const [found, setFound] = useState<readonly Named[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    callApi(listPropertyNames, {}, locale).then(
      ({ data }) => {
        if (!gone) setFound(data);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, locale]);
  return found;
}
