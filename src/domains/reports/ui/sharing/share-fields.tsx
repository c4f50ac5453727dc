import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../../design-system/inputs/password-input.tsx';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { elementsOfKind, isOfProperties, type ReportElement, type ReportKind } from '../../report-kinds.ts';
import styles from './share-panel.module.css';
import { showsOther } from './share-values.ts';
import type { ShareForm } from './use-share-form.ts';

/** What of the report others see, one by one. */
export function ElementFields({ form, kind }: { form: ShareForm; kind: ReportKind }) {
  const t = useTranslations('reportSharing');
  const errorId = useId();
  const { values, set, errorOf } = form;
  const toggle = (element: ReportElement) =>
    set(
      'elements',
      elementsOfKind[kind].filter((each) => values.elements.includes(each) !== (each === element)),
    );
  const error = errorOf('elements');
  return (
    <fieldset className={styles.block} aria-describedby={error ? errorId : undefined}>
      <legend>{t('what')}</legend>
      <ul className={styles.ticks}>
        {elementsOfKind[kind].map((element) => (
          <li key={element}>
            <Checkbox checked={values.elements.includes(element)} onChange={() => toggle(element)}>
              {t(`elements.${kind}.${element}` as 'elements.overview.tables')}
            </Checkbox>
          </li>
        ))}
      </ul>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type HowProps = { form: ShareForm; kind: ReportKind; today: string };

/** How they see it, and for how long. */
export function HowFields({ form, kind, today }: HowProps) {
  const t = useTranslations('reportSharing');
  const names = useCalendarNames();
  const { values, set, errorOf, link } = form;
  const ofProperties = isOfProperties(kind);
  const numbered = (number: number) => t(ofProperties ? 'property' : 'portfolio', { number });
  const frozenHint = link?.frozen_on
    ? values.is_frozen && showsOther(values, link)
      ? t('refreeze')
      : t('frozenOn', { day: dayText(link.frozen_on, 'short', names) })
    : t('frozenHint');
  return (
    <section className={styles.block}>
      <h3>{t('how')}</h3>
      <div className={styles.rows}>
        <Switch
          label={t('hidesAmounts')}
          hint={t('hidesAmountsHint')}
          checked={values.hides_amounts}
          onChange={(event) => set('hides_amounts', event.target.checked)}
        />
        <Switch
          label={t(ofProperties ? 'hidesProperties' : 'hidesPortfolios')}
          hint={t('hidesNamesHint', { first: numbered(1), second: numbered(2) })}
          checked={values.hides_names}
          onChange={(event) => set('hides_names', event.target.checked)}
        />
        <Switch
          label={t(link?.frozen_on ? 'isFrozen' : 'frozen')}
          hint={frozenHint}
          checked={values.is_frozen}
          onChange={(event) => set('is_frozen', event.target.checked)}
        />
      </div>
      <div className={styles.fields}>
        <Field label={t('endsOn')} optional hint={t('endsOnHint')} error={errorOf('expires_on')}>
          <DateInput
            value={values.expires_on}
            min={today}
            onChange={(event) => set('expires_on', event.target.value)}
          />
        </Field>
        <PasswordField form={form} />
      </div>
    </section>
  );
}

/** Set, change or remove it; the one that is set is never shown. */
function PasswordField({ form }: { form: ShareForm }) {
  const t = useTranslations('reportSharing');
  const { values, set, errorOf, link } = form;
  const choose = (how: 'kept' | 'entered' | 'removed') => {
    set('password', '');
    set('password_is', how);
  };
  if (values.password_is !== 'entered')
    return (
      <Field label={t('password')} group>
        <div className={styles.password}>
          <span>{t(values.password_is === 'kept' ? 'passwordIsSet' : 'passwordGoes')}</span>
          {values.password_is === 'kept' ? (
            <>
              <Button size="sm" onClick={() => choose('entered')}>
                {t('change')}
              </Button>
              <Button size="sm" onClick={() => choose('removed')}>
                {t('remove')}
              </Button>
            </>
          ) : (
            <Button size="sm" onClick={() => choose('kept')}>
              {t('keep')}
            </Button>
          )}
        </div>
      </Field>
    );
  const keep = (
    <Button size="sm" variant="text" onClick={() => choose('kept')}>
      {t('keep')}
    </Button>
  );
  return (
    <Field
      label={t('password')}
      optional={!link?.has_password}
      corner={link?.has_password ? keep : undefined}
      hint={t('passwordHint')}
      error={errorOf('password')}
    >
      <PasswordInput
        value={values.password}
        maxLength={200}
        autoComplete="new-password"
        onChange={(event) => set('password', event.target.value)}
      />
    </Field>
  );
}
