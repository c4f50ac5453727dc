import { byteOrderMark } from '../../foundation/csv/write-csv.ts';

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([byteOrderMark, text], { type: `${type};charset=utf-8` }));
}

export function downloadBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
