import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Textarea } from '../../../../design-system/inputs/textarea.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { planSlugs, sendAnnouncement } from '../../announcements-contract.ts';
import { AnnouncementWords } from './announcement-banner.tsx';
import styles from './announcement-form.module.css';

type Plan = (typeof planSlugs)[number];
type Values = {
  title_en: string;
  title_pl: string;
  text_en: string;
  text_pl: string;
  first_day: string;
  last_day: string;
};
const nothing: Values = { title_en: '', title_pl: '', text_en: '', text_pl: '', first_day: '', last_day: '' };

/** What the operator writes to everybody, beside how it will look. */
export function AnnouncementForm({ isDemo, onSent }: { isDemo: boolean; onSent: () => void }) {
  const t = useTranslations('announcing.form');
  const [plans, setPlans] = useState<readonly Plan[] | null>(null);
  const { form, submit, sending, errorOf, field } = useCallForm<typeof sendAnnouncement, Values>(
    sendAnnouncement,
    {
      defaults: nothing,
      toBody: ({ first_day, last_day, ...words }) => ({
        ...words,
        plans: plans && [...plans],
        first_day: first_day || null,
        last_day: last_day || null,
      }),
      onDone: () => {
        toast.success(t('sent'));
        form.reset(nothing);
        setPlans(null);
        onSent();
      },
      onFailure: (message) => toast.error(message),
    },
  );
  const words = form.watch();
  const ask = async () => {
    // What is missing is said first: nobody wants to confirm what cannot be sent.
    const isWhole = await form.trigger();
    if (
      !isWhole ||
      (await confirm({
        title: t('confirm'),
        body: t('confirmText'),
        confirmLabel: t(plans ? 'sendChosen' : 'send'),
      }))
    )
      await submit();
  };
  return (
    <Card title={t('heading')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.pair}>
          {(['en', 'pl'] as const).map((lang) => (
            <div key={lang} className={styles.side} lang={lang}>
              <Field label={t(`title_${lang}`)} error={errorOf(`title_${lang}`)}>
                <TextInput {...field(`title_${lang}`)} maxLength={120} />
              </Field>
              <Field label={t(`text_${lang}`)} error={errorOf(`text_${lang}`)} optional>
                <Textarea {...field(`text_${lang}`)} rows={3} maxLength={1000} />
              </Field>
            </div>
          ))}
        </div>
        <Audience plans={plans} onPlans={setPlans} />
        <div className={styles.pair}>
          {(['first_day', 'last_day'] as const).map((name) => (
            <Field
              key={name}
              label={t(name)}
              hint={t(name === 'first_day' ? 'firstHint' : 'lastHint')}
              error={errorOf(name)}
              optional
            >
              <DateInput value={words[name]} onChange={({ target }) => form.setValue(name, target.value)} />
            </Field>
          ))}
        </div>
        <Preview words={words} />
        {isDemo && <p className={styles.text}>{t('demo')}</p>}
        <div>
          <Button variant="primary" type="submit" loading={sending} disabled={isDemo}>
            {plans ? t('sendChosen') : t('send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type AudienceProps = { plans: readonly Plan[] | null; onPlans: (plans: readonly Plan[] | null) => void };

function Audience({ plans, onPlans }: AudienceProps) {
  const t = useTranslations('announcing.form');
  return (
    <fieldset className={styles.audience}>
      <legend className={styles.legend}>{t('plans')}</legend>
      <Segmented
        label={t('plans')}
        value={plans ? 'chosen' : 'everybody'}
        onChange={(whom) => onPlans(whom === 'chosen' ? [...planSlugs] : null)}
        options={[
          { value: 'everybody', label: t('everybody') },
          { value: 'chosen', label: t('chosen') },
        ]}
      />
      {plans &&
        planSlugs.map((plan) => (
          <Checkbox
            key={plan}
            checked={plans.includes(plan)}
            // One plan stays: an announcement to nobody is none.
            disabled={plans.length === 1 && plans.includes(plan)}
            onChange={(event) =>
              onPlans(planSlugs.filter((one) => (one === plan ? event.target.checked : plans.includes(one))))
            }
          >
            {t(`plan.${plan}`)}
          </Checkbox>
        ))}
    </fieldset>
  );
}

function Preview({ words }: { words: Values }) {
  const t = useTranslations('announcing.form');
  const isEmpty = !words.title_en.trim() && !words.title_pl.trim();
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h3 className={styles.legend}>{t('preview')}</h3>
      {isEmpty ? (
        <p className={styles.text}>{t('previewEmpty')}</p>
      ) : (
        (['en', 'pl'] as const).map((lang) => (
          <Banner key={lang} icon="bell">
            <AnnouncementWords title={words[`title_${lang}`]} text={words[`text_${lang}`]} />
          </Banner>
        ))
      )}
    </section>
  );
}
