import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Slider } from '../../../../design-system/inputs/slider.tsx';
import { useFigures } from '../use-words.ts';
import styles from './params.module.css';
import { ProblemText } from './problem-text.tsx';
import type { ParamProps } from './slot-param.ts';
import type { NumberParam } from './strategy-fields.ts';

/** A slider over the usual range, with a field for exact values and those beyond. */
export function NumberParamField({
  name,
  form,
  params,
  onChange,
  problemOf,
}: ParamProps & { name: NumberParam }) {
  const t = useTranslations('backtest.params');
  const { decimal } = useFigures();
  const { min, step, usual_from: from, usual_to: to } = form.hints[name];
  const text = params[name] ?? '';
  const problem = problemOf(name);
  return (
    <Field
      label={t(name)}
      hint={t('usually', { from: decimal(from), to: decimal(to) })}
      error={problem && <ProblemText problem={problem} />}
    >
      <div className={styles.range}>
        <div>
          <Slider
            aria-label={t(name)}
            min={min}
            max={to}
            step={step}
            value={Number(text) || 0}
            onValueChange={(value) => onChange({ [name]: String(value) })}
          />
          <p className={styles.ends} aria-hidden="true">
            <span>
              {decimal(min)} {t(`ends.${name}.low`)}
            </span>
            <span>
              {decimal(to)} {t(`ends.${name}.high`)}
            </span>
          </p>
        </div>
        <NumberInput
          className={styles.figure}
          value={text}
          onValueChange={(value) => onChange({ [name]: value })}
        />
      </div>
    </Field>
  );
}
