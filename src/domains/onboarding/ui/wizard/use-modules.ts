import { useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import {
  connectModule,
  disconnectModule,
  type listModules,
  type ModuleSlug,
} from '../../../modules/contract.ts';

export type Module = CallOutput<typeof listModules>['data'][number];

/** Modules are connected as they are switched; what could not be is switched back and says so. */
export function useModules(loaded: readonly Module[]) {
  const locale = useLocale();
  const failureText = useFailureText();
  const [modules, setModules] = useState(loaded);
  // One after the other, so that the last click holds.
  const queue = useRef(Promise.resolve());
  const mark = (id: string, isConnected: boolean) =>
    setModules((all) => all.map((one) => (one.id === id ? { ...one, is_connected: isConnected } : one)));

  const send = async ({ id }: Module, connected: boolean) => {
    try {
      if (connected) await callApi(connectModule, { body: { module_id: id } }, locale);
      else await callApi(disconnectModule, { params: { id } }, locale);
    } catch (failure) {
      // Gone already is what was wanted.
      if (!connected && (failure as { status?: number }).status === 404) return;
      mark(id, !connected);
      toast.error(failureText(failure));
    }
  };
  const set = (module: Module, connected: boolean): Promise<void> => {
    mark(module.id, connected);
    queue.current = queue.current.then(() => send(module, connected));
    return queue.current;
  };
  return {
    modules,
    isConnected: (slug: ModuleSlug) => modules.some((one) => one.slug === slug && one.is_connected),
    toggle: (module: Module) => void set(module, !module.is_connected),
    /** Done once everything that was switched is stored. */
    settled: () => queue.current,
    connect: async (slug: ModuleSlug) => {
      const module = modules.find((one) => one.slug === slug);
      if (module && !module.is_connected) await set(module, true);
    },
  };
}
