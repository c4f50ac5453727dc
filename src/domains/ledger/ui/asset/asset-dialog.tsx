import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import type { SelectOption } from '../../../../design-system/inputs/select.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { useDiscardQuestion } from '../../../../design-system/overlays/use-discard-question.ts';
import type { TransactionSources } from '../transaction/transaction-sources.ts';
import { AssetForm, type AssetFormStatus, notReady } from './asset-form.tsx';
import { type AssetClass, AssetPicker } from './asset-picker.tsx';
import type { AssetRecord, PickedAsset } from './asset-values.ts';

/** What `openModal(upsertAsset, …)` may be given. */
export type AssetModalProps = {
  /** Edits this holding. */
  holding?: AssetRecord;
  /** Where a new one is added, until another portfolio is chosen. */
  portfolioId?: string;
  /** Begins with the form for this asset of the catalogue. */
  asset?: PickedAsset;
  /** The day of purchase that is offered; today otherwise. */
  boughtOn?: string | undefined;
};

export type AssetSettings = {
  classes: readonly AssetClass[];
  currencies: readonly (SelectOption & { code: string })[];
  sources: Pick<TransactionSources, 'portfolios' | 'price'>;
  today: string;
  smsAllowed: boolean;
  /** Where the transactions of a holding are. */
  transactionsTo: (holding: AssetRecord) => string;
};

type Props = AssetModalProps &
  AssetSettings &
  ModalProps<{ id: string }> & {
    /** Adds an instrument of one's own and gives it back. */
    addOwn?: (name: string) => Promise<PickedAsset | undefined>;
    onSaved: () => void;
  };

/** Two steps: which asset, then how many and at what price. */
export function AssetDialog(props: Props) {
  const { open, onClose, holding, portfolioId, classes, addOwn, onSaved } = props;
  const t = useTranslations('ledger.asset');
  const ui = useTranslations('ui');
  const formId = useId();
  const [picked, setPicked] = useState(props.asset);
  const [status, setStatus] = useState<AssetFormStatus>(notReady);
  const mayDiscard = useDiscardQuestion();
  const back = async () => {
    if (!status.edited || (await mayDiscard())) setPicked(undefined);
  };
  const filling = holding !== undefined || picked !== undefined;
  const own =
    addOwn &&
    (async (name: string) => {
      const added = await addOwn(name);
      if (added) setPicked(added);
    });
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t(holding ? 'editTitle' : filling ? 'createTitle' : 'pickTitle')}
      filled={filling && status.edited}
      footerStart={
        picked &&
        !holding && (
          <Button variant="text" icon="arrow-left" onClick={() => void back()}>
            {t('back')}
          </Button>
        )
      }
      footer={
        filling && (
          <>
            <Button onClick={() => onClose()}>{ui('cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={status.sending}
              disabled={!status.ready}
            >
              {t(holding ? 'save' : 'add')}
            </Button>
          </>
        )
      }
    >
      {filling ? (
        <AssetForm
          // Another asset begins a form of its own.
          key={picked?.id ?? holding?.id}
          {...props}
          id={formId}
          of={
            holding ? { holding } : { picked: picked as PickedAsset, portfolioId, boughtOn: props.boughtOn }
          }
          onStatus={setStatus}
          onBack={holding ? undefined : () => void back()}
          onDone={(saved) => {
            onSaved();
            onClose(saved);
          }}
        />
      ) : (
        <AssetPicker classes={classes} onPick={setPicked} onOwn={own} />
      )}
    </Dialog>
  );
}
