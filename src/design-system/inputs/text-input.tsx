import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../brand/icon.tsx';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './input-box.tsx';

type Props = ComponentProps<'input'> & { icon?: IconName; before?: ReactNode; after?: ReactNode };

export function TextInput({ icon, before, after, className, ...native }: Props) {
  const control = useFieldControl(native);
  return (
    <InputBox icon={icon} before={before} after={after} disabled={native.disabled} className={className}>
      <input type="text" {...native} {...control} />
    </InputBox>
  );
}
