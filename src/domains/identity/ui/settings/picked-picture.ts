import type { FailureKey } from '../../../../foundation/failure.ts';

const types = ['image/jpeg', 'image/png'];
const endings = /\.(jpe?g|png)$/i;

export const pictureEndings = '.jpg,.jpeg,.png';

/** What is wrong with a chosen file, before it is sent; the server looks at its content. */
export function pictureFault(
  file: { name: string; type: string; size: number },
  most: number,
): FailureKey | null {
  if (!endings.test(file.name) || !types.includes(file.type)) return 'avatarFormatError';
  return file.size > most ? 'avatarTooLarge' : null;
}
