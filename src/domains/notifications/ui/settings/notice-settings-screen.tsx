import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { UpgradeNote } from '../../../billing/ui/upgrade-note.tsx';
import { useThisDevice } from '../../../channels/ui/use-this-device.ts';
import type { NoticeSettingsOutput } from '../../contract.ts';
import type { Channel, Topic } from '../../topics.ts';
import styles from './notice-settings-screen.module.css';
import { PaceCard } from './pace-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { type TopicExtra, TopicMatrix } from './topic-matrix.tsx';
import { useNoticeSettings } from './use-notice-settings.ts';
import { type OwnPhone, type Reached, WhereCard } from './where-card.tsx';

type Props = {
  settings: NoticeSettingsOutput;
  reached: Reached;
  phone: OwnPhone;
  /** What topics have beside their switches, from those who know. */
  extras: Partial<Record<Topic, TopicExtra>>;
  smsAllowed: boolean;
  disabled: boolean;
  /** The phone or its confirmation changed. */
  onChanged: () => void;
};

/** What to tell whom, where, when and how often. It needs the texts of `noticeScreens` and `channels`. */
export function NoticeSettingsScreen(props: Props) {
  const { reached, phone, extras, smsAllowed, disabled, onChanged } = props;
  const t = useTranslations('noticeScreens');
  const state = useNoticeSettings(props.settings);
  const device = useThisDevice();
  const [phoneOpen, setPhoneOpen] = useState(false);
  const notes: Partial<Record<Topic, ReactNode>> = {
    portfolioMoved: t(state.settings.about_paper ? 'notes.portfolioMovedPaper' : 'notes.portfolioMoved'),
    dividends: t('notes.dividends'),
    security: t('notes.security'),
    news: t('notes.news'),
  };
  const withNotes: Partial<Record<Topic, TopicExtra>> = { ...extras };
  for (const [topic, note] of Object.entries(notes) as [Topic, ReactNode][])
    withNotes[topic] = { note, ...extras[topic] };
  const onSwitch = (topic: Topic, channel: Channel, on: boolean) => {
    state.switchTo(topic, channel, on);
    // A switch that cannot do anything yet asks for what it needs; browsers ask for permission after a click only.
    if (on && channel === 'push' && device.state === 'off') void device.change();
    if (on && channel === 'sms' && !phone.confirmed) setPhoneOpen(true);
  };
  return (
    <div className={styles.screen}>
      <TopicMatrix
        state={state}
        extras={withNotes}
        hints={{
          sms: !smsAllowed ? (
            <SmsLocked />
          ) : phone.confirmed ? undefined : (
            <>
              {t('matrix.smsUnconfirmed')}{' '}
              {!disabled && (
                <TextLink tone="amber" onClick={() => setPhoneOpen(true)}>
                  {t('matrix.confirmPhone')}
                </TextLink>
              )}
            </>
          ),
        }}
        locked={smsAllowed ? [] : ['sms']}
        disabled={disabled}
        onSwitch={onSwitch}
      />
      <div className={styles.side}>
        <QuietHoursCard
          quiet={state.settings.quiet}
          disabled={disabled}
          onChange={(quiet) => state.change({ quiet })}
        />
        <PaceCard state={state} disabled={disabled} />
        <WhereCard
          reached={reached}
          phone={phone}
          smsAllowed={smsAllowed}
          device={device}
          disabled={disabled}
          phoneOpen={phoneOpen}
          onPhoneOpen={setPhoneOpen}
          onChanged={onChanged}
        />
      </div>
    </div>
  );
}

function SmsLocked() {
  const t = useTranslations('noticeScreens.matrix');
  return <UpgradeNote>{t('smsLocked')}</UpgradeNote>;
}
