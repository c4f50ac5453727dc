import { useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { path } from '../../../../i18n/paths.ts';
import type { ReportLink } from '../../sharing/share-options.ts';
import styles from './share-panel.module.css';

/** Where others open it, in the owner's language. */
function useLinkAddress({ id }: ReportLink): string {
  const locale = useLocale() as Locale;
  return window.location.origin + path('sharedReport', locale, { id });
}

export function useCopyLink(): (address: string) => Promise<void> {
  const t = useTranslations('reportSharing');
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
}

/** The address of a shared report, and who has been there. */
export function SharedLink({ link, onTakeBack }: { link: ReportLink; onTakeBack: () => void }) {
  const t = useTranslations('reportSharing');
  const names = useCalendarNames();
  const address = useLinkAddress(link);
  const copy = useCopyLink();
  const input = useRef<HTMLInputElement>(null);
  const last = link.opened_at && inWarsaw(link.opened_at);
  const when = last ? `${dayText(last.day, 'short', names)}, ${last.time}` : '';
  return (
    <section className={styles.block}>
      <div className={styles.address}>
        <input
          ref={input}
          readOnly
          value={address}
          aria-label={t('address')}
          onFocus={(event) => event.target.select()}
        />
        <IconButton
          icon="copy"
          size="sm"
          label={t('copy')}
          onClick={() => {
            input.current?.select();
            void copy(address);
          }}
        />
      </div>
      <p className={styles.opened}>
        {t('opened', { count: link.opened, when })}
        {' · '}
        {link.frozen_on ? t('frozenOn', { day: dayText(link.frozen_on, 'short', names) }) : t('living')}
      </p>
      <div className={styles.actions}>
        <Button size="sm" icon="external-link" href={address} target="_blank" rel="noreferrer">
          {t('open')}
        </Button>
        <Button size="sm" variant="text" icon="trash" className={styles.danger} onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
      </div>
    </section>
  );
}

/** Copies it, at the foot of the panel. */
export function CopyLink({ link }: { link: ReportLink }) {
  const t = useTranslations('reportSharing');
  const address = useLinkAddress(link);
  const copy = useCopyLink();
  return (
    <Button variant="primary" icon="copy" onClick={() => void copy(address)}>
      {t('copy')}
    </Button>
  );
}
