/** What the product looks like, taken from the demo account by `npm run pictures`. */
export const pictureNames = ['dashboard', 'profit', 'simulation', 'import'] as const;
export type PictureName = (typeof pictureNames)[number];

/** In pixels of the file. */
export const pictureSize = { width: 1440, height: 900 } as const;

export function pictureFile(name: PictureName, locale: 'en' | 'pl', theme: 'light' | 'dark'): string {
  return `/pictures/${name}-${locale}-${theme}.webp`;
}
