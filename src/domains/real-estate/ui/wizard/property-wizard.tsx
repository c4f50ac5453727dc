import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { continueRealEstate } from '../../../modules/ui/continue-real-estate.ts';
import type { PropertyRecord } from '../../contract.ts';
import { addressLine } from '../detail/property-panel.tsx';
import { useMapStyle } from '../map/use-map-style.ts';
import type { PropertyModalProps } from '../real-estate-modals.ts';
import { useShellCurrencies } from '../use-shell-currencies.ts';
import { OptionalStep } from './optional-step.tsx';
import styles from './property-wizard.module.css';
import { RequiredStep } from './required-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { usePropertyForm } from './use-property-form.ts';

type Props = PropertyModalProps & ModalProps<PropertyRecord>;

const steps = ['required', 'optional', 'summary'] as const;
const summary = 2;

/** A property in three steps; one that exists already can be read and changed in any order. */
export function PropertyWizard({ open, onClose, property, mode }: Props) {
  const t = useTranslations('realEstate.wizard');
  const isRead = mode === 'details';
  const [step, setStep] = useState(isRead ? summary : 0);
  const { options, codeOf, złoty } = useShellCurrencies();
  const { revalidate } = useRevalidator();
  const today = dayInWarsaw(useNow());
  const mapStyle = useMapStyle(step === summary);
  const leave = (saved?: PropertyRecord) => {
    continueRealEstate.clear();
    onClose(saved);
  };
  const form = usePropertyForm({
    property,
    currencyId: złoty,
    onSaved: (saved) => {
      toast.success(property ? t('saved') : t('created', { name: saved.name }));
      void revalidate();
      leave(saved);
    },
    onRefused: setStep,
  });
  const go = async (to: number) => {
    if (to > step && step === 0 && !(await form.isRequiredRight())) return;
    setStep(to);
  };
  return (
    <Dialog
      open={open}
      onClose={() => leave()}
      title={t(isRead ? 'details' : property ? 'edit' : 'create')}
      filled={form.edited}
      footerStart={
        !isRead && (
          <Button variant="quiet" onClick={() => (step === 0 ? leave() : setStep(step - 1))}>
            <Words at={step} />
          </Button>
        )
      }
      footer={
        !isRead && (
          <Button
            variant="primary"
            loading={form.sending}
            onClick={() => void (step === summary ? form.save() : go(step + 1))}
          >
            {t(step === summary ? 'save' : 'next')}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {!isRead && <StepPills step={step} free={property !== undefined} onGo={(to) => void go(to)} />}
        {form.refusal && <FormRefusal>{form.refusal}</FormRefusal>}
        {step === 0 && (
          <RequiredStep
            form={form}
            currencies={options}
            codeOf={codeOf}
            stored={property ? addressLine(property) : ''}
            today={today}
          />
        )}
        {step === 1 && <OptionalStep form={form} codeOf={codeOf} />}
        {step === summary && (
          <SummaryStep
            values={form.values}
            codeOf={codeOf}
            mapStyle={mapStyle}
            valuedOn={property?.valued_on ?? null}
            isNew={!property}
            {...(isRead && property?.figures && { figures: property.figures })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** From the first step there is no way back but out. */
function Words({ at }: { at: number }) {
  const t = useTranslations('realEstate.wizard');
  const ui = useTranslations('ui');
  return at === 0 ? ui('cancel') : t('back');
}

type PillProps = { step: number; free: boolean; onGo: (to: number) => void };

/** Where one is; only of a property that exists can they be chosen. */
function StepPills({ step, free, onGo }: PillProps) {
  const t = useTranslations('realEstate.wizard');
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((name, at) => (
        <li key={name}>
          <button
            type="button"
            className={classNames(styles.step, at < step && styles.done)}
            aria-current={at === step ? 'step' : undefined}
            disabled={!free && at !== step}
            onClick={() => onGo(at)}
          >
            {at < step ? <Icon name="check" size={16} /> : `${at + 1} `}
            {t(name)}
          </button>
        </li>
      ))}
    </ol>
  );
}
