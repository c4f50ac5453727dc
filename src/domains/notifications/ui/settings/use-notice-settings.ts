import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type NoticeSettingsOutput, saveNoticeSettings } from '../../contract.ts';
import { type Channel, isWanted, type Topic } from '../../topics.ts';
import { saveInTurn } from './save-in-turn.ts';

/** The settings as they are chosen: each change is in sight and on its way at once, and is taken back if it fails. */
export function useNoticeSettings(loaded: NoticeSettingsOutput) {
  const t = useTranslations('noticeScreens.matrix');
  const locale = useLocale();
  const [settings, setSettings] = useState(loaded);
  const [turn] = useState(() =>
    saveInTurn(
      loaded,
      async (body: NoticeSettingsOutput) => (await callApi(saveNoticeSettings, { body }, locale)).data,
      {
        onSaved: setSettings,
        onFailed: (stored) => {
          setSettings(stored);
          toast.error(t('failed'));
        },
      },
    ),
  );
  useEffect(() => {
    // Another tab may have changed them; what is on its way from here is newer.
    if (turn.isSending()) return;
    turn.know(loaded);
    setSettings(loaded);
  }, [loaded, turn]);

  const change = (part: Partial<NoticeSettingsOutput>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    turn.save(next);
  };
  return {
    settings,
    change,
    isOn: (topic: Topic, channel: Channel) => isWanted(topic, channel, settings.choices),
    switchTo: (topic: Topic, channel: Channel, on: boolean) =>
      change({ choices: { ...settings.choices, [topic]: { ...settings.choices[topic], [channel]: on } } }),
  };
}
export type NoticeSettingsState = ReturnType<typeof useNoticeSettings>;
