import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { RadioCards } from '../../../../design-system/inputs/radio-cards.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import styles from './pace-card.module.css';
import type { NoticeSettingsState } from './use-notice-settings.ts';

type Props = { state: NoticeSettingsState; disabled: boolean };

/** At once or in summaries, the review by mail, and whether paper portfolios count. */
export function PaceCard({ state: { settings, change }, disabled }: Props) {
  const t = useTranslations('noticeScreens.pace');
  return (
    <Card className={styles.card} title={t('title')}>
      <RadioCards
        label={t('title')}
        value={settings.summary}
        onChange={(summary) => change({ summary })}
        options={[
          { value: 'off', title: t('now'), text: t('nowText'), disabled },
          { value: 'daily', title: t('daily'), text: t('dailyText'), disabled },
          { value: 'weekly', title: t('weekly'), text: t('weeklyText'), disabled },
        ]}
      />
      <p className={styles.note}>{t('note')}</p>
      <div className={styles.further}>
        <Field label={t('digest')} group hint={t('digestText')}>
          <Segmented
            full
            value={settings.digest}
            disabled={disabled}
            onChange={(digest) => change({ digest })}
            options={[
              { value: 'off', label: t('digestOff') },
              { value: 'monthly', label: t('monthly') },
              { value: 'quarterly', label: t('quarterly') },
            ]}
          />
        </Field>
        <Switch
          label={t('paper')}
          hint={t('paperText')}
          checked={settings.about_paper}
          disabled={disabled}
          onChange={(event) => change({ about_paper: event.target.checked })}
        />
      </div>
    </Card>
  );
}
