import { type ComponentProps, Fragment } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../inputs/field-context.ts';
import styles from './json-editor.module.css';
import type { JsonProblem } from './json-problem.ts';
import { jsonTokens } from './json-tokens.ts';

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'rows'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Marks its line and underlines the place; the words stand in the field's error. */
  problem?: JsonProblem;
  /** At least so many lines high; it grows with its text up to `most`. */
  rows?: number;
  most?: number;
};

const lineHeight = 22;
const padding = 20;

/** JSON as it is typed, with line numbers and colours; graphite in both themes. Tab leaves it, as in any field. */
export function JsonEditor(props: Props) {
  const { value, onValueChange, problem, rows = 5, most = 16, className, ...native } = props;
  const control = useFieldControl(native);
  const lines = value.split('\n');
  return (
    <div
      className={classNames(styles.editor, control['aria-invalid'] && styles.bad, className)}
      style={{ minHeight: rows * lineHeight + padding, maxHeight: most * lineHeight + padding }}
    >
      <div className={styles.inside} data-scheme="dark">
        <ol className={styles.numbers} aria-hidden="true">
          {lines.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are their number
            <li key={at} className={problem?.line === at + 1 ? styles.wrong : undefined}>
              {at + 1}
            </li>
          ))}
        </ol>
        <div className={styles.sheet}>
          {problem && (
            <i className={styles.mark} style={{ top: (problem.line - 1) * lineHeight }} aria-hidden="true" />
          )}
          <pre className={styles.text} aria-hidden="true">
            <Coloured text={value} problem={problem} />
            {/* A last empty line has no height of its own. */}
            {'\n'}
          </pre>
          <textarea
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            wrap="off"
            {...native}
            {...control}
            className={styles.input}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        </div>
      </div>
    </div>
  );
}

function Coloured({ text, problem }: { text: string; problem: JsonProblem | undefined }) {
  if (!problem || problem.to <= problem.from) return <Tokens text={text} />;
  return (
    <>
      <Tokens text={text.slice(0, problem.from)} />
      <u className={styles.wavy}>{text.slice(problem.from, problem.to)}</u>
      <Tokens text={text.slice(problem.to)} />
    </>
  );
}

function Tokens({ text }: { text: string }) {
  return jsonTokens(text).map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
    <Fragment key={at}>
      {token.kind === 'plain' ? token.text : <span className={styles[token.kind]}>{token.text}</span>}
    </Fragment>
  ));
}
