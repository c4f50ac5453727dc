import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { kinds, sectors } from '../../words/kinds.ts';
import { useExposureWords } from '../looking/use-exposure-words.ts';
import styles from './make-up.module.css';
import { emptyPart, type PartLine, type PartName, sumOf } from './make-up-values.ts';

type Props = {
  name: PartName;
  lines: readonly PartLine[];
  errors: Readonly<Record<string, string>>;
  onChange: (lines: PartLine[]) => void;
};

const oneOf = { sectors: 'sector', countries: 'country', currencies: 'currency' } as const;

/** How much of the whole fund is in a sector, a country or a currency. */
export function PartRows({ name, lines, errors, onChange }: Props) {
  const t = useTranslations('lookThrough');
  const { percent } = useExposureWords();
  const set = (at: number, change: Partial<PartLine>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...change } : line)));
  return (
    <fieldset className={styles.list}>
      <legend>
        {t(`form.${name}`)} <small>{t('form.sum', { percent: percent(sumOf(lines), 2) })}</small>
      </legend>
      {errors[name] && (
        <p className={styles.wrong} role="alert">
          {errors[name]}
        </p>
      )}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are their place
        <div key={at} className={styles.part}>
          <Field label={t(`table.${oneOf[name]}`)} hideLabel={at > 0} error={errors[`${name}.${at}.key`]}>
            {name === 'sectors' ? (
              <Select
                value={line.key}
                placeholder={t('form.choose')}
                onChange={({ target }) => set(at, { key: target.value })}
                options={[...sectors, ...kinds.filter((kind) => kind !== 'shares')].map((key) => ({
                  value: key,
                  label: t(`keys.${key}`),
                }))}
              />
            ) : (
              <TextInput
                value={line.key}
                maxLength={4}
                placeholder={name === 'countries' ? 'US' : 'USD'}
                onChange={({ target }) => set(at, { key: target.value })}
              />
            )}
          </Field>
          <Field label={t('form.weight')} hideLabel={at > 0} error={errors[`${name}.${at}.weight`]}>
            <NumberInput value={line.weight} unit="%" onValueChange={(weight) => set(at, { weight })} />
          </Field>
          <IconButton
            icon="trash"
            label={t('form.remove', { row: at + 1 })}
            onClick={() => onChange(lines.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button size="sm" icon="plus" onClick={() => onChange([...lines, emptyPart])}>
        {t('form.add')}
      </Button>
    </fieldset>
  );
}
