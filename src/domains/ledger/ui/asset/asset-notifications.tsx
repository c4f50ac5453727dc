import { useTranslations } from 'use-intl';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import styles from './asset-form.module.css';
import type { AssetFormState } from './use-asset-form.ts';

type Props = { form: AssetFormState; smsAllowed: boolean };

/** Whom to tell when the asset moves much; also of what a broker keeps. */
export function AssetNotifications({ form, smsAllowed }: Props) {
  const t = useTranslations('ledger');
  const { values, set } = form;
  return (
    <fieldset className={styles.channels}>
      <legend>{t('asset.notifications')}</legend>
      <Switch
        label={t('asset.email')}
        checked={values.email}
        onChange={(event) => set('email', event.target.checked)}
      />
      <Switch
        label={t('asset.sms')}
        hint={smsAllowed ? undefined : t('portfolio.smsLocked')}
        checked={values.sms}
        disabled={!smsAllowed && !values.sms}
        onChange={(event) => set('sms', event.target.checked)}
      />
    </fieldset>
  );
}
