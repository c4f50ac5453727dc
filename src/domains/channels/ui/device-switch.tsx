import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Switch } from '../../../design-system/inputs/switch.tsx';
import { type DeviceState, deviceState, turnOff, turnOn } from './this-device.ts';

/** Whether this browser shows notifications while the product is closed. It needs the texts of `channels`. */
export function DeviceSwitch({ disabled = false }: { disabled?: boolean }) {
  const t = useTranslations('channels.device');
  const { state, failed, busy, change } = useThisDevice();
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

function useThisDevice() {
  const locale = useLocale();
  const [state, setState] = useState<DeviceState | 'checking'>('checking');
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    deviceState(locale).then(
      (found) => !left && setState(found),
      // What the browser or the server did not tell can be asked for with a click.
      () => !left && setState('off'),
    );
    return () => {
      left = true;
    };
  }, [locale]);
  const change = async () => {
    setBusy(true);
    setFailed(false);
    try {
      setState(await (state === 'on' ? turnOff(locale) : turnOn(locale)));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return { state, failed, busy, change };
}
