import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { path } from '../../../i18n/paths.ts';
import styles from './share-dialog.module.css';

/** Where the accountant opens it, in the owner's language. */
export function LinkAddress({ id, onTakeBack }: { id: string; onTakeBack: () => void }) {
  const t = useTranslations('taxFiles');
  const locale = useLocale() as Locale;
  const address = window.location.origin + path('sharedTaxes', locale, { id });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('fields.copied'));
    } catch {
      toast.error(t('fields.copyFailed'));
    }
  };
  return (
    <section>
      <input
        readOnly
        className={styles.address}
        value={address}
        aria-label={t('share.address')}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button size="sm" icon="copy" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <Button size="sm" icon="external-link" href={address} target="_blank" rel="noreferrer">
          {t('share.open')}
        </Button>
        <Button size="sm" variant="text" icon="trash" className={styles.danger} onClick={onTakeBack}>
          {t('share.takeBack')}
        </Button>
      </div>
    </section>
  );
}
