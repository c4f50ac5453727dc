import { FilterPill } from '../../../../design-system/layout/filter-pill.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';

type Props = {
  label: string;
  /** Nothing: all of them. */
  value: string | undefined;
  all: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string | undefined) => void;
};

/** One of several, or all. */
export function ChoicePill({ label, value, all, options, onChoose }: Props) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu
      align="end"
      trigger={
        <FilterPill
          label={label}
          value={chosen?.label ?? all}
          active={chosen !== undefined}
          onClear={() => onChoose(undefined)}
        />
      }
      items={[
        { label: all, checked: !chosen, onSelect: () => onChoose(undefined) },
        ...options.map((option) => ({
          label: option.label,
          checked: option.value === value,
          onSelect: () => onChoose(option.value),
        })),
      ]}
    />
  );
}
