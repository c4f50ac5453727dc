import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Avatar } from '../../../../design-system/brand/avatar.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { readAsDataUrl } from '../../../../design-system/inputs/data-url.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useErrorText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import type { FailureKey } from '../../../../foundation/failure.ts';
import { avatarLimit, removeAvatar, uploadAvatar } from '../../contract.ts';
import type { User } from '../user.ts';
import styles from './avatar-form.module.css';
import { pictureEndings, pictureFault } from './picked-picture.ts';

type Props = { user: User; disabled: boolean; onSaved: () => void };

/** The profile picture: chosen, looked at, then saved. */
export function AvatarForm({ user, disabled, onSaved }: Props) {
  const t = useTranslations('settings.avatar');
  const input = useRef<HTMLInputElement>(null);
  const { picked, saving, fault, pick, save, remove, discard } = usePickedPicture(onSaved);
  return (
    <Card title={t('title')}>
      <div className={styles.row}>
        <Avatar name={user.name} src={picked ?? user.avatar} size={96} />
        <div className={styles.side}>
          <p className={fault ? styles.fault : styles.hint} role={fault ? 'alert' : undefined}>
            {fault ?? (picked ? t('preview') : t('hint'))}
          </p>
          <div className={styles.actions}>
            {picked ? (
              <>
                <Button size="sm" variant="ink" loading={saving} onClick={save}>
                  {t('save')}
                </Button>
                <Button size="sm" onClick={discard}>
                  {t('discard')}
                </Button>
              </>
            ) : (
              <>
                <Button size="sm" icon="upload" disabled={disabled} onClick={() => input.current?.click()}>
                  {t('choose')}
                </Button>
                {user.avatar && (
                  <Button size="sm" icon="trash" disabled={disabled} loading={saving} onClick={remove}>
                    {t('remove')}
                  </Button>
                )}
              </>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('choose')}
            accept={pictureEndings}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file chosen again must count as a change.
              event.target.value = '';
              if (file) void pick(file);
            }}
          />
        </div>
      </div>
    </Card>
  );
}

function usePickedPicture(onSaved: () => void) {
  const t = useTranslations('settings.avatar');
  const errorText = useErrorText();
  const locale = useLocale();
  const [picked, setPicked] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const refuse = (key: FailureKey | undefined) => {
    setPicked(null);
    const text = errorText(key) ?? t('failed');
    setFault(text);
    toast.error(text);
  };
  const pick = async (file: File) => {
    const wrong = pictureFault(file, avatarLimit);
    if (wrong) return refuse(wrong);
    setFault(null);
    setPicked(await readAsDataUrl(file));
  };
  const save = async () => {
    if (!picked || saving) return;
    setSaving(true);
    try {
      await callApi(uploadAvatar, { body: { avatar: picked } }, locale);
      toast.success(t('updated'));
      onSaved();
      setPicked(null);
    } catch (failure) {
      const refusal = failure instanceof ApiFailure ? failure : undefined;
      refuse(refusal?.status === 413 ? 'avatarTooLarge' : refusal?.errors.avatar?.[0]);
    }
    setSaving(false);
  };
  const remove = async () => {
    if (saving) return;
    setSaving(true);
    try {
      await callApi(removeAvatar, {}, locale);
      setFault(null);
      toast.success(t('removed'));
      onSaved();
    } catch {
      toast.error(t('failed'));
    }
    setSaving(false);
  };
  return { picked, saving, fault, pick, save, remove, discard: () => setPicked(null) };
}
