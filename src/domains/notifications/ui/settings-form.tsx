import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { Button } from '../../../design-system/button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { Switch } from '../../../design-system/inputs/switch.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { ComingPill } from '../../../design-system/states/coming-pill.tsx';
import { useCallForm } from '../../../design-system/use-call-form.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { saveNotificationSettings } from '../contract.ts';
import styles from './settings-form.module.css';

type Props = {
  address: string;
  verified: boolean;
  phone: string;
  channels: { email: boolean; sms: boolean };
  /** The plan has SMS. */
  smsAllowed: boolean;
  disabled: boolean;
  onSaved: () => void;
};

/** By which channels to tell about large moves. */
export function NotificationSettingsForm(props: Props) {
  const { address, verified, phone, channels, smsAllowed, disabled, onSaved } = props;
  const t = useTranslations('settings.notifications');
  const settings = useTranslations('settings');
  const common = useTranslations('common');
  const to = usePath();
  const [email, setEmail] = useState(channels.email);
  const [sms, setSms] = useState(channels.sms && smsAllowed);
  const { form, submit, sending, errorOf, field } = useCallForm<
    typeof saveNotificationSettings,
    { phone: string }
  >(saveNotificationSettings, {
    defaults: {},
    toBody: (values) => ({ email, sms, phone: values.phone }),
    onDone: () => {
      toast.success(settings('saved'));
      onSaved();
    },
    onFailure: (message, failure) => toast.error(failure.status === 422 ? message : common('error.settings')),
  });
  return (
    <Card title={t('title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.text}>{t('text')}</p>
        <fieldset className={styles.channels} disabled={disabled}>
          <Switch
            label={t('email')}
            hint={t(verified ? 'emailHint' : 'emailUnverified', { email: address })}
            checked={email}
            onChange={(event) => {
              setEmail(event.target.checked);
              form.clearErrors();
            }}
          />
          <div>
            <Switch
              label={t('sms')}
              hint={smsAllowed ? t('smsHint') : t('smsLocked')}
              checked={sms}
              disabled={!smsAllowed}
              onChange={(event) => {
                setSms(event.target.checked);
                form.clearErrors();
              }}
            />
            {!smsAllowed && (
              <TextLink tone="amber" to={to('payment')}>
                {t('upgrade')}
              </TextLink>
            )}
          </div>
          <Field label={t('phone')} hint={t('phoneHint')} optional={!sms} error={errorOf('phone')}>
            <TextInput
              {...field('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
              defaultValue={phone}
            />
          </Field>
        </fieldset>
        <div>
          <Button type="submit" variant="primary" loading={sending} disabled={disabled}>
            {settings('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** What the notifications are about. */
export function NotificationReasons() {
  const t = useTranslations('settings.notifications');
  return (
    <Card title={t('when')} action={<ComingPill />}>
      <ul className={styles.reasons}>
        <li>
          <Icon name="transactions" />
          {t('moves')}
        </li>
        <li>
          <Icon name="shield" />
          {t('security')}
        </li>
        <li>
          <Icon name="bell" />
          {t('bell')}
        </li>
      </ul>
    </Card>
  );
}
