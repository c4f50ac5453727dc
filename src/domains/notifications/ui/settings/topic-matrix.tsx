import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../../../design-system/brand/icon.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type Channel, channels, ruleOf, type Topic, topicGroups, topicNames } from '../../topics.ts';
import styles from './topic-matrix.module.css';
import type { NoticeSettingsState } from './use-notice-settings.ts';

const icons: Record<Channel, IconName> = { product: 'bell', email: 'mail', sms: 'phone', push: 'monitor' };

/** What a topic has beside its switches. */
export type TopicExtra = {
  /** Stands in the sentence: a threshold one can change. */
  pill?: ReactNode;
  /** A line under it. */
  note?: ReactNode;
};

type Props = {
  state: NoticeSettingsState;
  extras: Partial<Record<Topic, TopicExtra>>;
  /** A channel that nothing can go by yet, with why and what to do. */
  hints: Partial<Record<Channel, ReactNode>>;
  /** Channels the plan does not have. */
  locked: readonly Channel[];
  disabled: boolean;
  onSwitch: (topic: Topic, channel: Channel, on: boolean) => void;
};

/** What to tell, by which ways: one switch for each topic and channel. */
export function TopicMatrix({ state, extras, hints, locked, disabled, onSwitch }: Props) {
  const t = useTranslations('noticeScreens');
  const given = channels.filter((channel) => hints[channel]);
  return (
    <Card flush>
      <table className={styles.matrix} aria-label={t('matrix.label')}>
        <thead className="visually-hidden-on-phone">
          <tr>
            <th scope="col" className={styles.when}>
              {t('matrix.when')}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                <Icon name={icons[channel]} />
                <span>{t(`channels.${channel}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {topicGroups.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" className={styles.group} colSpan={channels.length + 1}>
                {t(`groups.${group}`)}
              </th>
            </tr>
            {topicNames
              .filter((topic) => ruleOf(topic).group === group)
              .map((topic) => (
                <TopicRow
                  key={topic}
                  topic={topic}
                  extra={extras[topic]}
                  locked={locked}
                  disabled={disabled}
                  isOn={(channel) => state.isOn(topic, channel)}
                  onSwitch={(channel, on) => onSwitch(topic, channel, on)}
                />
              ))}
          </tbody>
        ))}
      </table>
      {given.length > 0 && (
        <ul className={styles.hints}>
          {given.map((channel) => (
            <li key={channel}>
              <Icon name={locked.includes(channel) ? 'lock' : icons[channel]} size={16} />
              <span>{hints[channel]}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type RowProps = {
  topic: Topic;
  extra: TopicExtra | undefined;
  locked: readonly Channel[];
  disabled: boolean;
  isOn: (channel: Channel) => boolean;
  onSwitch: (channel: Channel, on: boolean) => void;
};

function TopicRow({ topic, extra, locked, disabled, isOn, onSwitch }: RowProps) {
  const t = useTranslations('noticeScreens');
  const { always = [] } = ruleOf(topic);
  return (
    <tr className={styles.topic}>
      <th scope="row" className={styles.about}>
        <span className={styles.sentence}>
          {t(`topics.${topic}`)}
          {extra?.pill && (
            <>
              {/* the figure stays with the word before it */}
              {'\u00a0'}
              {extra.pill}
            </>
          )}
        </span>
        {extra?.note && <span className={styles.note}>{extra.note}</span>}
      </th>
      {channels.map((channel) => {
        const fixed = always.includes(channel);
        const none = locked.includes(channel);
        return (
          <td
            key={channel}
            className={styles.cell}
            title={fixed ? t('matrix.always') : none ? t('matrix.smsLocked') : undefined}
          >
            <span className={styles.way} aria-hidden="true">
              <Icon name={icons[channel]} size={16} />
              {t(`channels.${channel}`)}
            </span>
            <Switch
              hideLabel
              label={t('matrix.cell', { topic: t(`names.${topic}`), channel: t(`channels.${channel}`) })}
              checked={none ? false : isOn(channel)}
              disabled={disabled || fixed || none}
              onChange={(event) => onSwitch(channel, event.target.checked)}
            />
          </td>
        );
      })}
    </tr>
  );
}
