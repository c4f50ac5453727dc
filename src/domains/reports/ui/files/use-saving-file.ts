import { toast } from '../../../../design-system/overlays/toast.ts';
import { downloadBlob } from '../../../../design-system/table/download-file.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure } from '../../../../foundation/call-api.ts';

type Fetched = { file: Blob; name: string } | { waiting: unknown };

export function needsPlan(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.upgrade;
}

/** Hands a file to the browser once it has come, and says why it has not. */
export function useSavingFile(onUpgrade: () => void): (fetched: Promise<Fetched>) => Promise<void> {
  const failureText = useFailureText();
  return async (fetched) => {
    try {
      const answer = await fetched;
      if ('file' in answer) downloadBlob(answer.name, answer.file);
    } catch (failure) {
      if (needsPlan(failure)) onUpgrade();
      else toast.error(failureText(failure));
    }
  };
}
