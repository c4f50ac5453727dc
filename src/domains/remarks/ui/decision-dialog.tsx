import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { Textarea } from '../../../design-system/inputs/textarea.tsx';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { longestAnswer } from '../../ledger/decision-fields.ts';
import { ConflictNote } from '../../ledger/ui/conflict-note.tsx';
import { type Decision, saveDecision } from '../decisions-contract.ts';
import type { DecisionModalProps } from './remark-modals.ts';

type Props = DecisionModalProps & ModalProps<void>;
type Values = { why: string; change_mind: string };

/** Writes about a purchase; what somebody else saved meanwhile is shown first (rules L-13, WL-8). */
export function DecisionDialog(props: Props) {
  const { open, onClose, name, purchase } = props;
  const t = useTranslations('remarks.decisions');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const { field, errorOf, refusal, sending, edited, submit, newer, takeNewer } = useDecisionForm(props);
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('formTitle', { name, day: dayText(purchase.day, 'short', names) })}
      filled={edited}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
    >
      {newer && (
        <ConflictNote
          changed={[
            { field: t('why'), value: newer.why },
            { field: t('changeMind'), value: newer.change_mind },
          ]}
          onTakeTheirs={takeNewer}
        />
      )}
      <Field label={t('why')} error={errorOf('why')} hint={t('whyHint')}>
        <Textarea {...field('why')} rows={4} />
      </Field>
      <Field
        label={t('changeMind')}
        error={errorOf('change_mind')}
        hint={t('changeHint', { most: numbers.number(String(longestAnswer), { decimals: 0 }) })}
      >
        <Textarea {...field('change_mind')} rows={4} />
      </Field>
    </FormDialog>
  );
}

function useDecisionForm({ purchase, decision, onClose }: Props) {
  const t = useTranslations('remarks.decisions');
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<Decision>();
  // Saved over what came in between, once that was seen.
  const version = newer?.version ?? decision?.version ?? 0;
  const { form, set, ...rest } = useCallForm<typeof saveDecision, Values>(saveDecision, {
    defaults: { why: decision?.why ?? '', change_mind: decision?.change_mind ?? '' },
    params: { id: purchase.id },
    toBody: (values) => ({ ...values, version }),
    onDone: async () => {
      toast.success(t('saved'));
      await revalidate();
      onClose();
    },
    onFailure: (message, failure, refuse) => {
      const current = failure.status === 409 ? (failure.current as Decision | null) : null;
      if (current) setNewer(current);
      else refuse(message);
    },
  });
  const takeNewer = () => {
    if (!newer) return;
    set('why', newer.why);
    set('change_mind', newer.change_mind);
  };
  return { ...rest, newer, takeNewer };
}
