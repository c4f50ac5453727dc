import { useOwnAction, useSentForm } from '../../../design-system/forms/plain/sent-form.ts';
import { usePlainForm } from '../../../design-system/forms/plain/use-plain-form.ts';
import { loadContract } from './load-contract.ts';

type Options = {
  /** What the body has besides the fields. */
  extra?: Record<string, unknown>;
  onDone: () => void | Promise<void>;
};

/** A form of the sign-in pages. */
export function useAccountForm(name: 'signIn' | 'register' | 'redeemMail', options: Options) {
  const action = useOwnAction();
  const sent = useSentForm();
  return usePlainForm({ ...options, action, sent, load: async () => (await loadContract())[name] });
}
