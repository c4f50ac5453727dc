import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { createApiKey, deleteApiKey } from '../../contract.ts';
import type { User } from '../user.ts';
import styles from './api-key-card.module.css';
import { NewApiKey } from './new-api-key.tsx';
import formStyles from './settings-form.module.css';

type Props = { user: User; docs: string; disabled: boolean; onChanged: () => void };

/** The personal API key: shown in full once, masked ever after. */
export function ApiKeyCard({ user, docs, disabled, onChanged }: Props) {
  const t = useTranslations('settings.apiKey');
  const names = useCalendarNames();
  const { fresh, busy, create, remove } = useApiKey(user.api_key, onChanged);
  return (
    <Card
      title={t('title')}
      action={
        <TextLink tone="muted" href={docs}>
          {t('docs')}
        </TextLink>
      }
    >
      <div className={formStyles.form}>
        <p className={formStyles.text}>{t('text')}</p>
        <code className={styles.header}>Authorization: Bearer wal_…</code>
        {fresh && <NewApiKey apiKey={fresh} />}
        {!fresh && user.api_key && (
          <p className={styles.masked}>
            <code>{user.api_key}</code>
            {user.api_key_created_at && (
              <span className={formStyles.aside}>
                {t('created', { day: dayText(inWarsaw(user.api_key_created_at).day, 'short', names) })}
              </span>
            )}
          </p>
        )}
        {!fresh && !user.api_key && <p className={formStyles.aside}>{t('none')}</p>}
        <div className={formStyles.actions}>
          <Button icon={user.api_key ? 'refresh' : 'key'} disabled={disabled} loading={busy} onClick={create}>
            {user.api_key ? t('regenerate') : t('generate')}
          </Button>
          {user.api_key && (
            <Button variant="text" icon="trash" disabled={disabled || busy} onClick={remove}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function useApiKey(present: string | null, onChanged: () => void) {
  const t = useTranslations('settings.apiKey');
  const locale = useLocale();
  const [fresh, setFresh] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const during = async (action: () => Promise<void>, failure: string) => {
    setBusy(true);
    try {
      await action();
      onChanged();
    } catch {
      toast.error(failure);
    }
    setBusy(false);
  };
  const create = async () => {
    if (present) {
      const effect = t('regenerateEffect', { key: present });
      const question = { title: t('regenerateTitle'), effect, danger: true, confirmLabel: t('regenerate') };
      if (!(await confirm(question))) return;
    }
    await during(async () => {
      const { api_key } = await callApi(createApiKey, {}, locale);
      setFresh(api_key);
      toast.success(present ? t('regenerated') : t('generated'));
    }, t('createFailed'));
  };
  const remove = async () => {
    const effect = t('removeEffect', { key: present ?? '' });
    const question = { title: t('removeTitle'), effect, danger: true, confirmLabel: t('remove') };
    if (!(await confirm(question))) return;
    await during(async () => {
      await callApi(deleteApiKey, {}, locale);
      setFresh(null);
      toast.success(t('removed'));
    }, t('deleteFailed'));
  };
  return { fresh, busy, create, remove };
}
