import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { startLoading } from '../../../foundation/start-loading.ts';
import { type DeviceState, deviceState, turnOff, turnOn } from './this-device.ts';

/** Whether this browser shows notifications, and how to change that; only a click may. */
export function useThisDevice() {
  const locale = useLocale();
  const [state, setState] = useState<DeviceState | 'checking'>('checking');
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    return startLoading({
      load: () => deviceState(locale),
      onReady: setState,
      // What the browser or the server did not tell can be asked for with a click.
      onFailed: () => setState('off'),
    });
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
export type ThisDevice = ReturnType<typeof useThisDevice>;
