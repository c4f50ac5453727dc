import { useState } from 'react';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure } from '../../../../foundation/call-api.ts';
import type { CallArguments, CallOutput } from '../../../../foundation/contract.ts';
import { decodeText } from '../../../../foundation/csv/decode-text.ts';
import { priceFileLimit, type uploadCustomPrices } from '../../prices-contract.ts';

export type PriceFileBody = CallArguments<typeof uploadCustomPrices>['body'];
export type PriceFileReport = CallOutput<typeof uploadCustomPrices>['data'];
export type SendPriceFile = (body: PriceFileBody) => Promise<{ data: PriceFileReport }>;
export type DayOrder = NonNullable<PriceFileBody['day_order']>;

export type PriceFileState =
  | { step: 'pick' }
  | { step: 'reading'; file: string }
  /** The file itself does not tell how its days are written. */
  | { step: 'order'; file: string; csv: string }
  | { step: 'unreadable'; file: string; why: string }
  | {
      step: 'preview';
      file: string;
      csv: string;
      order?: DayOrder;
      report: PriceFileReport;
      storing: boolean;
    }
  | { step: 'done'; file: string; report: PriceFileReport };

/** A file on its way into the store: read, shown, and only then stored. */
export function usePriceFile(send: SendPriceFile, onStored: () => void) {
  const failureText = useFailureText();
  const [state, setState] = useState<PriceFileState>({ step: 'pick' });

  async function preview(file: string, csv: string, order?: DayOrder) {
    setState({ step: 'reading', file });
    try {
      const { data: report } = await send({ csv, preview: true, ...(order && { day_order: order }) });
      setState({ step: 'preview', file, csv, order, report, storing: false });
    } catch (error) {
      if (error instanceof ApiFailure && error.errors.csv?.[0] === 'invalid') {
        if (error.message === 'unclearDays') setState({ step: 'order', file, csv });
        else setState({ step: 'unreadable', file, why: error.message });
        return;
      }
      toast.error(failureText(error));
      setState({ step: 'pick' });
    }
  }

  return {
    state,
    async take(picked: File) {
      setState({ step: 'reading', file: picked.name });
      const refuse = (why: string) => setState({ step: 'unreadable', file: picked.name, why });
      if (picked.size > priceFileLimit) return refuse('tooLarge');
      const bytes = new Uint8Array(await picked.arrayBuffer());
      if (isZip(bytes)) return refuse('spreadsheet');
      const csv = decodeText(bytes);
      return csv.trim() ? preview(picked.name, csv) : refuse('empty');
    },
    chooseOrder(order: DayOrder) {
      if (state.step === 'order') void preview(state.file, state.csv, order);
    },
    async store(replace: boolean) {
      if (state.step !== 'preview') return;
      const { file, csv, order } = state;
      setState({ ...state, storing: true });
      try {
        const { data: report } = await send({
          csv,
          ...(order && { day_order: order }),
          ...(replace && { replace }),
        });
        setState({ step: 'done', file, report });
        onStored();
      } catch (error) {
        toast.error(failureText(error));
        setState({ ...state, storing: false });
      }
    },
    again: () => setState({ step: 'pick' }),
  };
}

/** XLSX and ODS are archives; their text would be taken for a file without a header. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
