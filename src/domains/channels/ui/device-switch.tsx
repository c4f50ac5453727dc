import { useTranslations } from 'use-intl';
import { Switch } from '../../../design-system/inputs/switch.tsx';
import type { ThisDevice } from './use-this-device.ts';

/** Whether this browser shows notifications while the product is closed. It needs the texts of `channels`. */
export function DeviceSwitch({ device, disabled = false }: { device: ThisDevice; disabled?: boolean }) {
  const t = useTranslations('channels.device');
  const { state, failed, busy, change } = device;
  const possible = state === 'on' || state === 'off';
  return (
    <Switch
      label={t('label')}
      hint={<span role="status">{t(failed ? 'failed' : state)}</span>}
      checked={state === 'on'}
      disabled={disabled || busy || !possible}
      onChange={change}
    />
  );
}
