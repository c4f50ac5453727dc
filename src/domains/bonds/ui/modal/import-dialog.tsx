import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { readAsDataUrl } from '../../../../design-system/inputs/data-url.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { FileDrop } from '../../../../design-system/inputs/file-drop.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type ImportedRow, importBonds } from '../../import/import-contract.ts';
import { ScrollingTable } from '../scrolling-table.tsx';
import { useBondWords } from '../use-bond-words.ts';

type Chosen = { file: string; name: string; rows: ImportedRow[] };

/** `importBondFile`: what a file holds is shown first, then what is new in it is added. */
export function ImportDialog({ open, onClose }: ModalProps) {
  const t = useTranslations('bonds.import');
  const ui = useTranslations('ui');
  const { chosen, problem, busy, choose, save, again } = useImport(() => onClose());
  const fresh = chosen?.rows.filter(({ state }) => state === 'new').length ?? 0;
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      description={t('text')}
      footerStart={
        chosen && (
          <Button variant="text" onClick={again}>
            {t('again')}
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            disabled={fresh === 0}
            loading={busy && chosen !== undefined}
            onClick={save}
          >
            {t('confirm', { count: fresh })}
          </Button>
        </>
      }
    >
      {chosen ? (
        <Rows rows={chosen.rows} />
      ) : (
        <Field label={t('file')} error={problem}>
          <FileDrop accept=".xls,.xlsx,.csv" disabled={busy} onFiles={([file]) => file && choose(file)} />
        </Field>
      )}
    </Dialog>
  );
}

function useImport(onDone: () => void) {
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setChosen(undefined);
      setProblem(failureText(failure));
    }
    setBusy(false);
  };
  return {
    chosen,
    problem,
    busy,
    again: () => setChosen(undefined),
    choose: (given: File) =>
      void working(async () => {
        const file = await readAsDataUrl(given);
        const { data } = await callApi(importBonds, { body: { file, name: given.name } }, locale);
        setChosen({ file, name: given.name, rows: data.rows });
      }),
    save: () =>
      void working(async () => {
        if (!chosen) return;
        const { file, name } = chosen;
        await callApi(importBonds, { body: { file, name, save: true } }, locale);
        await revalidate();
        onDone();
      }),
  };
}

function Rows({ rows }: { rows: readonly ImportedRow[] }) {
  const t = useTranslations('bonds.import');
  const common = useTranslations('common.failure');
  const words = useBondWords();
  return (
    <ScrollingTable
      label={t('title')}
      head={[t('row'), t('bought'), t('bonds'), t('stated'), t('reckoned'), t('state')]}
      rows={rows.map((row) => ({
        key: String(row.line),
        cells: [
          row.symbol,
          row.purchased_at ? words.day(row.purchased_at) : '–',
          row.amount ?? '–',
          <Amount key="stated" value={row.stated} currency="PLN" />,
          <Amount key="reckoned" value={row.reckoned} currency="PLN" />,
          row.reason ? `${t(`states.${row.state}`)}: ${common(row.reason)}` : t(`states.${row.state}`),
        ],
      }))}
    />
  );
}
