import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import type { SimulationForm } from '../simulation-types.ts';
import { asJson } from './draft.ts';
import { JsonField } from './json-field.tsx';
import styles from './params.module.css';
import { ProblemText } from './problem-text.tsx';
import { RebalanceParam } from './rebalance-param.tsx';
import type { ParamProps } from './slot-param.ts';

type Option = SimulationForm['solvers'][number]['options'][number];

/** The solver and how often it works at the left, its options as JSON at the right. */
export function SolverParam(props: ParamProps) {
  const { form, params, onChange, problemOf } = props;
  const t = useTranslations('backtest.params');
  const solver = form.solvers.find(({ name }) => name === params.solver);
  const text = params.solver_options ?? '{}';
  const problem = problemOf('solver_options');
  const wrongSolver = problemOf('solver');
  return (
    <>
      <div className={styles.column}>
        <Field
          label={t('solver')}
          hint={t('solverHint')}
          error={wrongSolver && <ProblemText problem={wrongSolver} />}
        >
          <Select
            value={params.solver}
            onChange={(event) => onChange({ solver: event.target.value, solver_options: '{}' })}
            options={form.solvers.map(({ name, made }) => ({
              value: name,
              label: `${name} (${t(`solverMade.${made}`)})`,
            }))}
          />
        </Field>
        <RebalanceParam {...props} />
      </div>
      <JsonField
        label={t('solverOptions')}
        value={text}
        onChange={(solver_options) => onChange({ solver_options })}
        problem={problem}
        corner={
          <TextLink tone="muted" onClick={() => onChange({ solver_options: '{}' })}>
            {t('useDefaults')}
          </TextLink>
        }
        hint={
          solver && (
            <OptionButtons
              solver={solver.name}
              options={solver.options}
              onAdd={(option) => onChange({ solver_options: withOption(text, option) })}
            />
          )
        }
      />
    </>
  );
}

type ButtonsProps = { solver: string; options: readonly Option[]; onAdd: (option: Option) => void };

/** Every option the solver knows, to be put into the JSON by a tap. */
function OptionButtons({ solver, options, onAdd }: ButtonsProps) {
  const t = useTranslations('backtest.params');
  return (
    <span className={styles.optionNames}>
      {t('knownOptions', { solver })}
      {options.map((option) => (
        <button
          key={option.name}
          type="button"
          aria-label={t('addOption', { option: option.name })}
          onClick={() => onAdd(option)}
        >
          {option.name}
        </button>
      ))}
    </span>
  );
}

const examples = { positive: 1e-6, whole: 10_000, flag: true, relaxation: 1.6 } as const;

function withOption(text: string, { name, kind }: Option): string {
  try {
    const options = JSON.parse(text || '{}');
    return asJson({ ...options, [name]: options[name] ?? examples[kind] });
  } catch {
    // What is no JSON yet is mended first.
    return text;
  }
}
