import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { JsonEditor } from '../../../../design-system/editors/json-editor.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import type { Problem } from './check-draft.ts';
import { ProblemText } from './problem-text.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  problem: Problem | undefined;
  hint?: ReactNode;
  corner?: ReactNode;
  rows?: number;
  /** At most so many lines high. */
  most?: number;
  className?: string;
};

/** JSON with its line of trouble named below. */
export function JsonField({ label, value, onChange, problem, hint, corner, rows, most, className }: Props) {
  return (
    <Field
      label={label}
      corner={corner ?? <CopyButton text={value} />}
      hint={hint}
      error={problem && <ProblemText problem={problem} onFix={onChange} />}
      className={className}
    >
      <JsonEditor value={value} onValueChange={onChange} problem={problem?.json} rows={rows} most={most} />
    </Field>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useTranslations('backtest.params');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('copied')),
      () => {},
    );
  return (
    <TextLink tone="muted" onClick={copy}>
      {t('copy')}
    </TextLink>
  );
}
