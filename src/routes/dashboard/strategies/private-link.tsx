import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import {
  type OwnStrategyDetail,
  shareOwnStrategy,
  unshareOwnStrategy,
} from '../../../domains/strategies/own-contract.ts';
import { startLoading } from '../../../foundation/start-loading.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { useCall } from '../shell/use-call.ts';
import styles from './own-strategy.module.css';

type Props = { strategy: OwnStrategyDetail; onClose: () => void; onChanged: () => void };

/** Opening it makes the link, or shows the one there is; it can be taken back at any time. */
export function PrivateLink({ strategy, onClose, onChanged }: Props) {
  const t = useTranslations('ownStrategies.link');
  const call = useCall();
  const to = usePath();
  const failureText = useFailureText();
  const [link, setLink] = useState(strategy.link_id);
  const { id } = strategy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (link) return;
    return startLoading({
      load: async () => {
        const { data } = await call(shareOwnStrategy, { params: { id } });
        // There is a link now, whether or not somebody still looks.
        onChanged();
        return data.link_id;
      },
      onReady: setLink,
      onFailed: (failure) => {
        toast.error(failureText(failure));
        onClose();
      },
    });
  }, []);
  const address = link ? `${location.origin}${to('sharedStrategy', { id: link })}` : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  const revoke = async () => {
    try {
      await call(unshareOwnStrategy, { params: { id } });
      toast.success(t('revoked'));
      onChanged();
      onClose();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footerStart={
        <Button variant="text" disabled={!link} onClick={() => void revoke()}>
          {t('revoke')}
        </Button>
      }
      footer={
        <Button variant="primary" icon="copy" disabled={!link} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      }
    >
      <div className={styles.link}>
        <Field label={t('address')}>
          <TextInput value={address} readOnly onFocus={(event) => event.target.select()} />
        </Field>
      </div>
    </Dialog>
  );
}
