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
import { emptyPosition, type PositionLine, sumOf } from './make-up-values.ts';

type Props = {
  lines: readonly PositionLine[];
  /** Positions that are too many for a form. */
  hidden: number;
  errors: Readonly<Record<string, string>>;
  onChange: (lines: PositionLine[]) => void;
};

export function PositionRows({ lines, hidden, errors, onChange }: Props) {
  const t = useTranslations('lookThrough.form');
  const { percent } = useExposureWords();
  const set = (at: number, change: Partial<PositionLine>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...change } : line)));
  return (
    <fieldset className={styles.list}>
      <legend>
        {t('positions')} <small>{t('sum', { percent: percent(sumOf(lines), 2) })}</small>
      </legend>
      {errors.positions && (
        <p className={styles.wrong} role="alert">
          {errors.positions}
        </p>
      )}
      {hidden > 0 ? (
        <p>{t('many', { count: hidden })}</p>
      ) : (
        <>
          {lines.map((line, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are their place
              key={at}
              at={at}
              line={line}
              errors={errors}
              onSet={(change) => set(at, change)}
              onRemove={() => onChange(lines.filter((_, place) => place !== at))}
            />
          ))}
          <Button size="sm" icon="plus" onClick={() => onChange([...lines, emptyPosition])}>
            {t('add')}
          </Button>
        </>
      )}
    </fieldset>
  );
}

type LineProps = {
  at: number;
  line: PositionLine;
  errors: Props['errors'];
  onSet: (change: Partial<PositionLine>) => void;
  onRemove: () => void;
};

function Line({ at, line, errors, onSet, onRemove }: LineProps) {
  const t = useTranslations('lookThrough');
  const errorOf = (name: string) => errors[`positions.${at}.${name}`];
  return (
    <div className={styles.position}>
      <Field label={t('form.name')} error={errorOf('name')}>
        <TextInput
          value={line.name}
          maxLength={120}
          onChange={({ target }) => onSet({ name: target.value })}
        />
      </Field>
      <Field label={t('form.isin')} error={errorOf('isin')} optional>
        <TextInput
          value={line.isin}
          maxLength={12}
          onChange={({ target }) => onSet({ isin: target.value })}
        />
      </Field>
      <Field label={t('form.weight')} error={errorOf('weight')}>
        <NumberInput value={line.weight} unit="%" onValueChange={(weight) => onSet({ weight })} />
      </Field>
      <Field label={t('table.sector')} error={errorOf('sector')}>
        <Select
          value={line.group}
          onChange={({ target }) => onSet({ group: target.value })}
          options={[
            { value: '', label: t('keys.unknown') },
            ...[...sectors, ...kinds.filter((kind) => kind !== 'shares')].map((key) => ({
              value: key,
              label: t(`keys.${key}`),
            })),
          ]}
        />
      </Field>
      <Field label={t('form.country')} error={errorOf('country')}>
        <TextInput
          value={line.country}
          maxLength={2}
          placeholder="US"
          onChange={({ target }) => onSet({ country: target.value })}
        />
      </Field>
      <IconButton icon="trash" label={t('form.remove', { row: at + 1 })} onClick={onRemove} />
    </div>
  );
}
