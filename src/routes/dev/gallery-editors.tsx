import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { JsonEditor } from '../../design-system/editors/json-editor.tsx';
import { findJsonProblem } from '../../design-system/editors/json-problem.ts';
import { TwinEditor } from '../../design-system/editors/twin-editor.tsx';
import { SumBar } from '../../design-system/figures/sum-bar.tsx';
import { Field } from '../../design-system/inputs/field.tsx';
import { Slider } from '../../design-system/inputs/slider.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import { Specimen } from './gallery-specimen.tsx';

const broken = '{\n  "eps_abs": 1e-6,\n  "eps_rel": 1e-6,\n  "max_iter": 5000,\n}';
const start = { VWCE: 0.4, PKO: 0.2, EDO: 0.2, CDR: 0.12, BTC: 0.08 };

export function EditorsSection() {
  const t = useTranslations('gallery');
  const [options, setOptions] = useState(broken);
  const [text, setText] = useState(JSON.stringify(start, null, 2));
  const problem = findJsonProblem(options);
  const weightsProblem = findJsonProblem(text);
  const weights: Record<string, number> = weightsProblem ? {} : JSON.parse(text);
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  return (
    <>
      <Card title={t('jsonEditor')}>
        <Field
          label={t('solverOptions')}
          corner={<TextLink tone="muted">{t('useDefaults')}</TextLink>}
          error={
            problem && (
              <>
                {t('lineComma', { line: problem.line })}{' '}
                {problem.fixed !== undefined && (
                  <TextLink onClick={() => setOptions(problem.fixed!)}>{t('removeIt')}</TextLink>
                )}
              </>
            )
          }
        >
          <JsonEditor value={options} onValueChange={setOptions} problem={problem} />
        </Field>
      </Card>
      <Card title={t('twinEditor')}>
        <TwinEditor
          json={
            <Field label={t('asJson')} hint={t('editEither')}>
              <JsonEditor value={text} onValueChange={setText} problem={weightsProblem} />
            </Field>
          }
        >
          <div>
            {Object.entries(weights).map(([ticker, weight]) => (
              <Slider
                key={ticker}
                size="sm"
                aria-label={ticker}
                min={0}
                max={1}
                step={0.01}
                value={weight}
                onValueChange={(value) => setText(JSON.stringify({ ...weights, [ticker]: value }, null, 2))}
              />
            ))}
            <SumBar label={t('sumOfWeights')} sum={sum} tone={sum === 1 ? 'good' : 'amber'} />
          </div>
        </TwinEditor>
      </Card>
      <Card>
        <Specimen name={t('sumBars')}>
          <SumBar label={t('sumOfWeights')} sum={1} tone="good" />
          <SumBar label={t('sumOfWeights')} sum={1.25} tone="amber" note={t('willBeScaled')} />
          <SumBar label={t('sumOfWeights')} sum={0} tone="bad" />
        </Specimen>
      </Card>
      <Card>
        <Specimen name={t('sliders')}>
          <Slider aria-label={t('sliders')} min={0} max={10} value={4} onValueChange={() => {}} />
        </Specimen>
      </Card>
    </>
  );
}
