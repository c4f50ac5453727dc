import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Textarea } from '../../../../design-system/inputs/textarea.tsx';
import { ProblemText } from './problem-text.tsx';
import type { ParamProps } from './slot-param.ts';

const frequencies = ['D', 'W', 'M', 'dates'] as const;

/** How often, or on which days: one or the other. */
export function RebalanceParam(props: ParamProps) {
  const { params, onChange } = props;
  const t = useTranslations('backtest.params');
  const chosen = frequencies.find((one) => one === params.rebalance_frequency) ?? 'M';
  return (
    <>
      <Field label={t('rebalance')} group hint={t('frequencyHint')}>
        <Segmented
          value={chosen}
          onChange={(value) => onChange({ rebalance_frequency: value })}
          options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        />
      </Field>
      {chosen === 'dates' && <DatesParam {...props} label={t('dates')} hint={t('datesHint')} />}
    </>
  );
}

/** Days one below the other. */
export function DatesParam(props: ParamProps & { label: string; hint: string }) {
  const { params, onChange, problemOf, label, hint } = props;
  const problem = problemOf('rebalance_dates');
  return (
    <Field label={label} hint={hint} error={problem && <ProblemText problem={problem} />}>
      <Textarea
        rows={3}
        spellCheck={false}
        value={params.rebalance_dates ?? ''}
        onChange={(event) => onChange({ rebalance_dates: event.target.value })}
      />
    </Field>
  );
}
