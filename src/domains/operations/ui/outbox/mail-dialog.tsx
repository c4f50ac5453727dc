import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { isGivenUp, type Mail, shownHtml, stateTones } from './mail.ts';
import styles from './mail-dialog.module.css';

type Props = { mail: Mail | null; onClose: () => void; onTryAgain: (mail: Mail) => void };

export function MailDialog({ mail, onClose, onTryAgain }: Props) {
  return (
    <Dialog open={mail !== null} onClose={onClose} title={mail?.subject ?? ''}>
      {mail && <MailView key={mail.id} mail={mail} onTryAgain={onTryAgain} />}
    </Dialog>
  );
}

function MailView({ mail, onTryAgain }: { mail: Mail; onTryAgain: (mail: Mail) => void }) {
  const t = useTranslations('admin');
  const [view, setView] = useState<'html' | 'plain'>('html');
  const { attempts } = mail;
  return (
    <div className={styles.mail}>
      <KeyValueList
        items={[
          { key: 'to', label: t('mail.to'), value: mail.recipient },
          { key: 'written', label: t('mail.written'), value: <DateTime at={mail.created_at} /> },
          ...(mail.sent_at
            ? [{ key: 'sent', label: t('mail.sent'), value: <DateTime at={mail.sent_at} /> }]
            : []),
          {
            key: 'state',
            label: t('mail.state'),
            value: <StatusPill tone={stateTones[mail.state]}>{t(`outbox.states.${mail.state}`)}</StatusPill>,
          },
          ...(mail.next_try_at
            ? [{ key: 'next', label: t('mail.nextTry'), value: <DateTime at={mail.next_try_at} /> }]
            : []),
          ...(mail.attachments.length > 0
            ? [{ key: 'files', label: t('mail.attachments'), value: mail.attachments.join(', ') }]
            : []),
          ...(mail.last_error ? [{ key: 'error', label: t('mail.error'), value: mail.last_error }] : []),
        ]}
      />
      <p className={styles.hint}>{t(`outbox.stateHints.${mail.state}`, { attempts })}</p>
      {isGivenUp(mail) && (
        <Button size="sm" variant="secondary" onClick={() => onTryAgain(mail)}>
          {t('mail.tryAgain')}
        </Button>
      )}
      {mail.plain.includes('/…') && (
        <p className={styles.hint}>{t('mail.linksHidden', { email: mail.recipient })}</p>
      )}
      <Segmented
        size="sm"
        tone="raised"
        label={t('mail.view')}
        value={view}
        onChange={setView}
        options={[
          { value: 'html', label: t('mail.htmlTab') },
          { value: 'plain', label: t('mail.plain') },
        ]}
      />
      {view === 'html' ? (
        // Without any permission: no script of a mail runs, and no link of it leads this page away.
        <iframe className={styles.frame} title={t('mail.frame')} sandbox="" srcDoc={shownHtml(mail)} />
      ) : (
        <pre className={styles.plain}>{mail.plain}</pre>
      )}
    </div>
  );
}
