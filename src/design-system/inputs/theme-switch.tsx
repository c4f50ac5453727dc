import { useTranslations } from 'use-intl';
import { Segmented } from './segmented.tsx';

export type Theme = 'system' | 'light' | 'dark';

type Props = { value: Theme; onChange: (theme: Theme) => void; size?: 'sm' | 'md'; iconsOnly?: boolean };

export function ThemeSwitch({ value, onChange, size, iconsOnly }: Props) {
  const t = useTranslations('ui');
  const options = [
    { value: 'system', icon: 'monitor', text: t('themeSystem') },
    { value: 'light', icon: 'sun', text: t('themeLight') },
    { value: 'dark', icon: 'moon', text: t('themeDark') },
  ] as const;
  return (
    <Segmented
      label={t('theme')}
      tone="raised"
      size={size}
      value={value}
      onChange={onChange}
      options={options.map(({ text, ...option }) => ({
        ...option,
        label: iconsOnly ? null : text,
        name: iconsOnly ? text : undefined,
      }))}
    />
  );
}
