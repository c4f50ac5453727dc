import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { downloadBlob } from '../../../../design-system/table/download-file.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure, addressOf } from '../../../../foundation/call-api.ts';
import { whileUnderWay } from '../../../../foundation/under-way.ts';
import styles from './shared-files.module.css';

type Props = { id: string; name: string; hasTables: boolean };
type Kind = 'pdf' | 'xlsx';

/** The report as files, while its owner's plan has them. */
export function SharedFiles({ id, name, hasTables }: Props) {
  const t = useTranslations('reportShared');
  const locale = useLocale();
  const failureText = useFailureText();
  const [making, setMaking] = useState<Kind | null>(null);
  const fetchAs = async (kind: Kind) => {
    setMaking(kind);
    try {
      // Fetched when needed: who only reads needs no schemas.
      const contract = await import('../../sharing-contract.ts');
      const call = kind === 'pdf' ? contract.sharedPdf : contract.sharedXlsx;
      const file = await whileUnderWay(madeFile(addressOf(call, { params: { id } }), locale));
      downloadBlob(`${name}.${kind}`, file);
    } catch (failure) {
      toast.error(
        failure instanceof ApiFailure && failure.status === 429 ? failureText(failure) : t('noFile'),
      );
    } finally {
      setMaking(null);
    }
  };
  const button = (kind: Kind) => (
    <Button size="sm" icon="download" loading={making === kind} onClick={() => void fetchAs(kind)}>
      {kind.toUpperCase()}
    </Button>
  );
  return (
    <div className={styles.files} data-print="hide">
      {button('pdf')}
      {hasTables && button('xlsx')}
    </div>
  );
}

const mostTries = 60;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again while it is being made, more and more seldom. */
async function madeFile(address: string, locale: string): Promise<Blob> {
  for (let tries = 0; tries < mostTries; tries++) {
    const response = await fetch(address, { credentials: 'same-origin', headers: { 'x-locale': locale } });
    if (response.status === 200) return response.blob();
    if (response.status !== 202) {
      const seconds = Number(response.headers.get('retry-after')) || null;
      throw new ApiFailure(response.status, '', {}, seconds, null);
    }
    await pause(Math.min(3000, 700 + tries * 200));
  }
  throw new ApiFailure(0, 'not made', {}, null, null);
}
