import { useLocale } from 'use-intl';
import { type PictureName, pictureFile, pictureSize } from '../product-pictures.ts';

export type PictureTheme = 'light' | 'dark' | null;

type Props = {
  name: PictureName;
  /** What the reader chose; without a choice the system's counts. */
  theme: PictureTheme;
  alt: string;
  className?: string | undefined;
};

/** The product as it is, in the page's language and theme. Loaded when it comes near. */
export function ProductPicture({ name, theme, alt, className }: Props) {
  const locale = useLocale();
  return (
    <picture>
      {theme === null && (
        <source media="(prefers-color-scheme: dark)" srcSet={pictureFile(name, locale, 'dark')} />
      )}
      <img
        src={pictureFile(name, locale, theme ?? 'light')}
        alt={alt}
        {...pictureSize}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
