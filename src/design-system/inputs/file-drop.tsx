import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field-context.ts';
import styles from './file-drop.module.css';

type Props = {
  onFiles: (files: File[]) => void;
  /** As the native attribute: ".csv,.xlsx". */
  accept?: string;
  multiple?: boolean;
  /** What to do, where the usual words say too little. */
  text?: ReactNode;
  /** Which files, how large. */
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
};

/** Drop files here, or pick them; the native file field lies under the whole area. */
export function FileDrop({ onFiles, accept, multiple, text, hint, disabled, name }: Props) {
  const t = useTranslations('ui');
  const control = useFieldControl();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    setOver(false);
    if (files && files.length > 0) onFiles(multiple ? [...files] : [...files].slice(0, 1));
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the extra way; the field inside is the first
    <div
      className={classNames(styles.drop, over && styles.over, disabled && styles.disabled)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <Icon name="upload" size={24} />
      <span>{text ?? t.rich('dropFiles', { pick: (words) => <b className={styles.pick}>{words}</b> })}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      <input
        {...control}
        type="file"
        className={styles.input}
        aria-label={control.id ? undefined : t('pickFiles')}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        name={name}
        onChange={(event) => {
          take(event.target.files);
          // The same file chosen again must count as a change.
          event.target.value = '';
        }}
      />
    </div>
  );
}
