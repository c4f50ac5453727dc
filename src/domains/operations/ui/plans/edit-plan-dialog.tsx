import { useLocale, useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { editPlan } from '../../../billing/admin-contract.ts';
import { previewPlanChange } from '../../system-contract.ts';
import form from '../lists/desk-form.module.css';
import { usePlanName } from '../people/plan-text.ts';
import type { EditablePlan } from './plans-card.tsx';

type Props = { plan: EditablePlan; onClose: () => void; onSaved: () => void };

const prices = ['price_pln', 'price_eur', 'year_pln', 'year_eur'] as const;
const counts = ['portfolios', 'integrations', 'strategies'] as const;
const switches = ['sms', 'export', 'education', 'is_offered'] as const;

type Values = Record<(typeof prices)[number] | (typeof counts)[number] | 'nameEn' | 'namePl', string> &
  Record<(typeof switches)[number], boolean>;

const nameFields: Record<string, 'nameEn' | 'namePl'> = {
  'languages.0.name': 'nameEn',
  'languages.1.name': 'namePl',
};

/** Everything about a plan that can be changed, and who is affected, before it is saved. */
export function EditPlanDialog({ plan, onClose, onSaved }: Props) {
  const t = useTranslations('workings.plans');
  const nameOf = usePlanName();
  const named = (lang: string) => plan.languages.find((one) => one.lang === lang)?.name ?? '';
  const {
    submit,
    sending,
    edited,
    refusal,
    errorOf,
    field,
    form: state,
  } = useCallForm<typeof editPlan, Values>(editPlan, {
    defaults: {
      ...plan,
      ...Object.fromEntries(counts.map((key) => [key, String(plan[key])])),
      nameEn: named('en'),
      namePl: named('pl'),
    } as unknown as Values,
    params: { id: plan.id },
    toBody: ({ nameEn, namePl, ...values }) => ({
      version: plan.version,
      languages: [
        { lang: 'en', name: nameEn },
        { lang: 'pl', name: namePl },
      ],
      ...(Object.fromEntries(prices.map((key) => [key, values[key].trim().replace(',', '.')])) as Record<
        (typeof prices)[number],
        string
      >),
      ...(Object.fromEntries(
        counts.map((key) => [key, /^\d+$/.test(values[key].trim()) ? Number(values[key]) : Number.NaN]),
      ) as Record<(typeof counts)[number], number>),
      ...(Object.fromEntries(switches.map((key) => [key, values[key]])) as Record<
        (typeof switches)[number],
        boolean
      >),
    }),
    fieldOf: (name) => nameFields[name] ?? (name in plan ? (name as keyof Values) : null),
    onDone: () => {
      toast.success(t('saved', { plan: nameOf(plan) }));
      onSaved();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('dialog', { plan: nameOf(plan) })}
      filled={edited}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      className={form.form}
      onSubmit={submit}
    >
      <div className={form.pair}>
        {(['nameEn', 'namePl'] as const).map((name) => (
          <Field key={name} label={t(name)} error={errorOf(name)}>
            <TextInput {...field(name)} maxLength={60} />
          </Field>
        ))}
        {prices.map((name) => (
          <Field key={name} label={t(name)} error={errorOf(name)}>
            <TextInput {...field(name)} inputMode="decimal" maxLength={9} />
          </Field>
        ))}
      </div>
      <div className={form.three}>
        {counts.map((name) => (
          <Field key={name} label={t(name)} error={errorOf(name)}>
            <TextInput {...field(name)} inputMode="numeric" maxLength={6} />
          </Field>
        ))}
      </div>
      <div className={form.pair}>
        {switches.map((name) => (
          <Checkbox key={name} {...state.register(name)}>
            {t(name)}
          </Checkbox>
        ))}
      </div>
      <Effects plan={plan} limits={state.watch(counts) as string[]} />
    </FormDialog>
  );
}

/** Who is on the plan, and for whom the new limits are too small. */
function Effects({ plan, limits }: { plan: EditablePlan; limits: readonly string[] }) {
  const t = useTranslations('workings.plans');
  const locale = useLocale();
  const isWhole = limits.every((one) => /^\d{1,6}$/.test(one.trim()));
  const [portfolios, integrations, strategies] = limits.map((one) => one.trim());
  const query = { portfolios: portfolios!, integrations: integrations!, strategies: strategies! };
  const { shown, kept } = useLoaded(
    isWhole ? limits.join(' ') : null,
    (signal) => callApi(previewPlanChange, { params: { id: plan.id }, query }, locale, signal),
    { pause: 300 },
  );
  const effects = shown.state === 'ready' ? shown.value.data : kept?.value.data;
  if (!effects) return null;
  return (
    <p className={form.effect} aria-live="polite">
      {t('effect', { count: effects.people })}{' '}
      {t('beyond', { count: Math.max(effects.portfolios, effects.integrations, effects.strategies) })}
    </p>
  );
}
