import { useLocale, useTranslations } from 'use-intl';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type NoticeSettingsOutput, readNoticeSettings, saveNoticeSettings } from '../../contract.ts';
import { type Less, lessOf, withLess } from '../../less-of-a-topic.ts';
import type { Choices, Topic } from '../../topics.ts';
import type { Notification } from '../notification-row.tsx';

type Props = { notification: Notification; settings: NoticeSettingsOutput; onChanged: () => void };

/** Less of what a notification is about, or nothing of it; can be taken back at once. */
export function LessMenu({ notification: { topic, title }, settings, onChanged }: Props) {
  const t = useTranslations('noticeScreens');
  const locale = useLocale();
  const possible = lessOf(topic, settings.choices);
  if (topic === null || possible.length === 0) return null;

  /** The other settings stay as they are now, whoever changed them meanwhile. */
  const change = async (of: Topic, choices: Choices[Topic], done?: () => void) => {
    try {
      const { data } = await callApi(readNoticeSettings, {}, locale);
      const body = { ...data, choices: { ...data.choices, [of]: choices ?? {} } };
      await callApi(saveNoticeSettings, { body }, locale);
      done?.();
      onChanged();
    } catch {
      toast.error(t('list.lessFailed'));
    }
  };
  const make = (less: Less) => {
    const before = settings.choices[topic];
    void change(topic, withLess(topic, less, settings.choices)[topic], () =>
      toast.success(t(`list.${less}Done`, { topic: t(`names.${topic}`) }), {
        label: t('list.undo'),
        act: () => void change(topic, before),
      }),
    );
  };
  return (
    <Menu
      align="end"
      trigger={<IconButton icon="dots" size="sm" label={t('list.more', { title })} />}
      items={[
        { heading: t('list.less') },
        ...possible.map((less) => ({
          label: t(`list.${less}`),
          note: t(`list.${less}Note`),
          onSelect: () => make(less),
        })),
      ]}
    />
  );
}
