import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import styles from './api-key-card.module.css';

/** The key in full, the one time it can be seen. */
export function NewApiKey({ apiKey }: { apiKey: string }) {
  const t = useTranslations('settings.apiKey');
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(apiKey);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <div className={styles.fresh} role="status">
      <p className={styles.once}>
        <Icon name="key" size={18} />
        {t('once')}
      </p>
      <div className={styles.copyRow}>
        <input ref={input} className={styles.key} readOnly value={apiKey} aria-label={t('label')} />
        <Button variant="ink" icon="copy" onClick={copy}>
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
