import { type KeyboardEvent, useState } from 'react';
import { matches } from '../../foundation/fold-text.ts';

type Findable = { value: string; label: string; note?: string; badge?: string };
type Input<Option> = {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  /** Someone else filters; options are taken as they come. */
  filtered: boolean;
  disabled?: boolean;
  optionId: (at: number) => string;
};

/** Open or closed, what is typed, and which option the keyboard stands on. */
export function useCombobox<Option extends Findable>(input: Input<Option>) {
  const { options, value, onChange, filtered, disabled, optionId } = input;
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const found =
    query === undefined || filtered
      ? options
      : options.filter(({ label, note = '', badge = '' }) => matches(`${badge} ${label} ${note}`, query));

  const show = () => {
    if (disabled || open) return;
    setOpen(true);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = () => {
    setOpen(false);
    setQuery(undefined);
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setOpen(true);
    setQuery(text);
    setActive(0);
  };
  const move = (step: number) => {
    if (found.length === 0) return;
    const next = (active + step + found.length) % found.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && open) {
      close();
    } else if (event.key === 'Tab') close();
  };
  return { open, query, active, found, setActive, show, close, choose, type, onKeyDown };
}
