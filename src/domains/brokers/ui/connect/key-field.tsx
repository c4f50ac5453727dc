import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../../design-system/inputs/password-input.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { type CredentialField, inOneLine } from './connect-values.ts';
import type { ConnectForm } from './use-connect-form.ts';

type Props = {
  form: ConnectForm;
  field: CredentialField;
  /** Whose key it is: the name by which it is known, and what it is called. */
  broker: { name: string; title: string };
};

/** One of the keys, under our label, with what the broker calls it and where it is found. */
export function KeyField({ form, field, broker }: Props) {
  const t = useTranslations('connect');
  const { name, label, brokers_word: word } = field;
  const place = `places.${broker.name}` as 'places.exante';
  const found = t.has(place) ? t('found', { place: t(place), word }) : undefined;
  const isRefused = form.errorIn(name) === 'integrationInvalidated';
  const shared = {
    ...form.field(name),
    autoComplete: 'off',
    spellCheck: false,
    autoCapitalize: 'none',
    maxLength: 4096,
  };
  return (
    <Field
      label={t(label)}
      hint={broker.name === 'demo' ? t('demoWord', { word }) : found}
      error={isRefused ? t('wrongKey', { broker: broker.title }) : form.errorOf(name)}
    >
      {name === 'accessKey' ? (
        <PasswordInput
          {...shared}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!pasted.trim().includes('\n')) return;
            event.preventDefault();
            form.set(name, inOneLine(pasted));
          }}
        />
      ) : (
        <TextInput {...shared} />
      )}
    </Field>
  );
}
