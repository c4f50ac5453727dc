import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { UpgradeNote } from '../../../billing/ui/upgrade-note.tsx';
import styles from './asset-form.module.css';
import type { AssetFormState } from './use-asset-form.ts';

type Props = { form: AssetFormState; smsAllowed: boolean };

/** Whom to tell when the asset moves much; also of what a broker keeps. */
export function AssetNotifications({ form, smsAllowed }: Props) {
  const t = useTranslations('ledger');
  const { values, set, errorOf } = form;
  return (
    <fieldset className={styles.channels}>
      <legend>{t('asset.notifications')}</legend>
      <div className={styles.limit}>
        <Field label={t('asset.percent')} hint={t('asset.percentHint')} error={errorOf('percent')}>
          <NumberInput
            name="percent"
            value={values.percent}
            unit="%"
            placeholder="15"
            onValueChange={(typed) => set('percent', typed)}
          />
        </Field>
      </div>
      <Switch
        label={t('asset.email')}
        checked={values.email}
        onChange={(event) => set('email', event.target.checked)}
      />
      <Switch
        label={t('asset.sms')}
        checked={values.sms}
        disabled={!smsAllowed && !values.sms}
        onChange={(event) => set('sms', event.target.checked)}
      />
      {!smsAllowed && (
        <p>
          <UpgradeNote>{t('portfolio.smsLocked')}</UpgradeNote>
        </p>
      )}
    </fieldset>
  );
}
