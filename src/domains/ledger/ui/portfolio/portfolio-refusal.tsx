import { useTranslations } from 'use-intl';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { UpgradeNote } from '../../../billing/ui/upgrade-note.tsx';
import type { Refusal } from './use-portfolio-form.ts';

type Props = { refusal: Refusal; onLeave: () => void };

/** Why nothing was saved; at the plan's limit with the way to a larger one. */
export function PortfolioRefusal({ refusal, onLeave }: Props) {
  const t = useTranslations('ledger.portfolio');
  if (refusal.kind === 'other') {
    return <FormRefusal>{refusal.message}</FormRefusal>;
  }
  return (
    <FormRefusal tone="notice">
      <UpgradeNote onLeave={onLeave}>{t('upgrade')}</UpgradeNote>
    </FormRefusal>
  );
}
