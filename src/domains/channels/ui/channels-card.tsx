import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import styles from './channels-card.module.css';
import { DeviceSwitch } from './device-switch.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';

type Props = { phone: string | null; smsAllowed: boolean; disabled: boolean };

/** This browser and the phone: what has to be allowed or proved before anything is sent there. */
export function ChannelsCard({ phone, smsAllowed, disabled }: Props) {
  const t = useTranslations('channels');
  return (
    <Card title={t('title')}>
      <div className={styles.channels}>
        <DeviceSwitch disabled={disabled} />
        {smsAllowed && phone && <PhoneConfirmation key={phone} disabled={disabled} />}
      </div>
    </Card>
  );
}
