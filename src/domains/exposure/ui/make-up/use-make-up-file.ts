import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { decodeText } from '../../../../foundation/csv/decode-text.ts';
import { uploadMakeUp } from '../../contract.ts';
import { isSaid, makeUpFileLimit } from '../../make-up/make-up.ts';
import type { UploadModalProps } from '../exposure-modals.ts';

export type MakeUpReport = CallOutput<typeof uploadMakeUp>['data'];

export type MakeUpFileState =
  | { step: 'pick' }
  | { step: 'reading'; file: string }
  | { step: 'unreadable'; file: string; why: string }
  | { step: 'preview'; file: string; csv: string; report: MakeUpReport; storing: boolean };

type Given = { fund: UploadModalProps['funds'][number] | undefined; as_of: string; hedged_to: string | null };

/** A file on its way in: read, shown, and only then kept. */
export function useMakeUpFile(given: Given, onStored: () => void) {
  const t = useTranslations('lookThrough.upload');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<MakeUpFileState>({ step: 'pick' });
  const send = (csv: string, how: { preview?: boolean; skip?: boolean }) =>
    callApi(
      uploadMakeUp,
      {
        params: { id: given.fund?.instrument_id ?? '' },
        body: { csv, as_of: given.as_of, hedged_to: given.hedged_to, ...how },
      },
      locale,
    );
  return {
    state,
    async take(picked: File) {
      setState({ step: 'reading', file: picked.name });
      const refuse = (why: string) => setState({ step: 'unreadable', file: picked.name, why });
      if (picked.size > makeUpFileLimit) return refuse('tooLarge');
      const bytes = new Uint8Array(await picked.arrayBuffer());
      // XLSX and ODS are archives.
      if (bytes[0] === 0x50 && bytes[1] === 0x4b) return refuse('spreadsheet');
      const csv = decodeText(bytes);
      if (!csv.trim()) return refuse('empty');
      try {
        const { data: report } = await send(csv, { preview: true });
        if (report.fault) return refuse(report.fault);
        setState({ step: 'preview', file: picked.name, csv, report, storing: false });
      } catch (failure) {
        toast.error(failureText(failure));
        setState({ step: 'pick' });
      }
    },
    async store() {
      if (state.step !== 'preview' || state.storing) return;
      setState({ ...state, storing: true });
      try {
        await send(state.csv, state.report.refused > 0 ? { skip: true } : {});
        // One that replaces another can be undone, and says so itself.
        if (given.fund && !isSaid(given.fund)) toast.success(t('saved'));
        await revalidate();
        onStored();
      } catch (failure) {
        toast.error(failureText(failure));
        setState({ ...state, storing: false });
      }
    },
    again: () => setState({ step: 'pick' }),
  };
}
