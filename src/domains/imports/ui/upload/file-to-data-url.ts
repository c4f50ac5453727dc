import { readAsDataUrl } from '../../../../design-system/inputs/data-url.ts';

const start = 'data:application/octet-stream;base64,';

/** A file as a data URL. Browsers give an empty file one without content, so it is made here. */
export async function fileToDataUrl(file: File): Promise<string> {
  return file.size === 0 ? start : (await readAsDataUrl(file)).replace(/^data:[^,]*,/, start);
}
