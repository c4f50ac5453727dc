import { type ComponentProps, useState } from 'react';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';

type Props = Omit<ComponentProps<typeof NumberInput>, 'value' | 'onValueChange'> & {
  value: number;
  onFloatChange: (value: number) => void;
};

/** A number field over a number of a JSON value. What is typed stays as it is (`12,0`) while it means the same number. */
export function FloatInput({ value, onFloatChange, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const same = typed.trim() !== '' && Number(typed) === value;
  return (
    <NumberInput
      {...rest}
      value={same ? typed : String(value)}
      onValueChange={(text) => {
        setTyped(text);
        if (Number.isFinite(Number(text))) onFloatChange(Number(text));
      }}
    />
  );
}
