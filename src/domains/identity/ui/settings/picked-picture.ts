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

/** The file as a data URL, the way the call wants it. */
export function readPicture(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
