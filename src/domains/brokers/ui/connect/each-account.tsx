import { useTranslations } from 'use-intl';
import { Switch } from '../../../../design-system/inputs/switch.tsx';

type Props = { checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void };

/** Several accounts behind one connection share a portfolio, or have one each (L-20). */
export function EachAccount({ checked, disabled, onChange }: Props) {
  const t = useTranslations('connect');
  return (
    <Switch
      label={t('eachAccount')}
      hint={t('eachAccountHint')}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
