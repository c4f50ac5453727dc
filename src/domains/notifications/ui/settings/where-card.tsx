import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { maskedPhone } from '../../../channels/masked-phone.ts';
import { DeviceSwitch } from '../../../channels/ui/device-switch.tsx';
import { PhoneDialog } from '../../../channels/ui/phone-dialog.tsx';
import type { ThisDevice } from '../../../channels/ui/use-this-device.ts';
import type { readNoticeChannels } from '../../contract.ts';
import styles from './where-card.module.css';

export type Reached = CallOutput<typeof readNoticeChannels>['data'];
export type OwnPhone = { number: string | null; confirmed: boolean };

type Props = {
  reached: Reached;
  phone: OwnPhone;
  smsAllowed: boolean;
  device: ThisDevice;
  disabled: boolean;
  /** Whether the dialog of the phone is open: a switch of the matrix opens it too. */
  phoneOpen: boolean;
  onPhoneOpen: (open: boolean) => void;
  onChanged: () => void;
};

/** The address, the phone and the browser that messages go to. */
export function WhereCard(props: Props) {
  const { reached, phone, smsAllowed, device, disabled, phoneOpen, onPhoneOpen, onChanged } = props;
  const t = useTranslations('noticeScreens.where');
  const { email, sms } = reached;
  const items = [
    { key: 'email', label: t('email'), value: <Address email={email} /> },
    ...(smsAllowed
      ? [
          {
            key: 'phone',
            label: t('phone'),
            value: <Phone phone={phone} disabled={disabled} onOpen={() => onPhoneOpen(true)} />,
          },
          {
            key: 'sms',
            label: t('smsMonth'),
            value: t('smsCount', { count: sms.this_month, most: sms.most_a_day }),
          },
        ]
      : []),
  ];
  return (
    <Card className={styles.card} title={t('title')}>
      <KeyValueList items={items} />
      <EmailTrouble email={email} />
      <div className={styles.device}>
        <DeviceSwitch device={device} disabled={disabled} />
      </div>
      {smsAllowed && (
        <PhoneDialog
          key={`${phoneOpen}`}
          open={phoneOpen}
          number={phone.number}
          onClose={() => onPhoneOpen(false)}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
}

function Address({ email }: { email: Reached['email'] }) {
  const t = useTranslations('noticeScreens.where');
  const pill = email.is_refused
    ? ({ tone: 'loss', word: 'refused' } as const)
    : email.is_verified
      ? ({ tone: 'gain', word: 'verified' } as const)
      : ({ tone: 'amber', word: 'unverified' } as const);
  return (
    <span className={styles.value}>
      <span>{email.address}</span>
      <StatusPill tone={pill.tone}>{t(pill.word)}</StatusPill>
    </span>
  );
}

function EmailTrouble({ email }: { email: Reached['email'] }): ReactNode {
  const t = useTranslations('noticeScreens.where');
  const to = usePath();
  if (email.is_verified && !email.is_refused) return null;
  return (
    <p className={styles.trouble}>
      {t(email.is_refused ? 'refusedText' : 'unverifiedText')}{' '}
      <TextLink tone="amber" to={to('settings')}>
        {t('profile')}
      </TextLink>
    </p>
  );
}

type PhoneProps = { phone: OwnPhone; disabled: boolean; onOpen: () => void };

function Phone({ phone: { number, confirmed }, disabled, onOpen }: PhoneProps) {
  const t = useTranslations('noticeScreens.where');
  return (
    <span className={styles.value}>
      <span>{number ? maskedPhone(number) : t('noPhone')}</span>
      {number && (
        <StatusPill tone={confirmed ? 'gain' : 'amber'}>
          {t(confirmed ? 'verified' : 'unverified')}
        </StatusPill>
      )}
      {!disabled && (
        <TextLink tone="amber" onClick={onOpen}>
          {t(!number ? 'addPhone' : confirmed ? 'changePhone' : 'confirm')}
        </TextLink>
      )}
    </span>
  );
}
