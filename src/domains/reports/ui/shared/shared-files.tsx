import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure } from '../../../../foundation/call-api.ts';
import type { SharedFileCall } from './save-shared-file.ts';
import styles from './shared-files.module.css';

type Kind = 'pdf' | 'xlsx';

type Props = {
  id: string;
  hasTables: boolean;
  /** What is asked for the files: another kind of paper has its own. */
  calls?: () => Promise<Record<Kind, SharedFileCall>>;
};

// Fetched when needed: who only reads needs neither schemas nor what saves a file.
async function ofReports() {
  const contract = await import('../../sharing-contract.ts');
  return { pdf: contract.sharedPdf, xlsx: contract.sharedXlsx };
}

/** The report as files, while its owner's plan has them. */
export function SharedFiles({ id, hasTables, calls = ofReports }: Props) {
  const t = useTranslations('reportShared');
  const locale = useLocale();
  const failureText = useFailureText();
  const [making, setMaking] = useState<Kind | null>(null);
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);
  const fetchAs = async (kind: Kind) => {
    const stop = new AbortController();
    left.current = stop;
    setMaking(kind);
    try {
      const [known, { saveSharedFile }] = await Promise.all([calls(), import('./save-shared-file.ts')]);
      await saveSharedFile(known[kind], id, locale, stop.signal);
    } catch (failure) {
      if (stop.signal.aborted) return;
      const isLimit = failure instanceof ApiFailure && failure.status === 429;
      toast.error(isLimit ? failureText(failure) : t('noFile'));
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
