import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { TickerBadge } from '../figures/ticker-badge.tsx';
import styles from './combobox.module.css';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './input-box.tsx';
import { useCombobox } from './use-combobox.ts';

export type { ComboboxOption };

type Props = {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Over the list: "Held in Brokerage". */
  listLabel?: string;
  /** For lists the server filters: gets each query; the options are then shown as they come. */
  onQuery?: (query: string) => void;
  loading?: boolean;
  disabled?: boolean;
  id?: string;
  name?: string;
  onBlur?: () => void;
};

/** A filterable choice. Its list opens in the flow and covers no other field. */
export function Combobox(props: Props) {
  const { options, value, onChange, placeholder, onQuery, disabled, name, onBlur } = props;
  const t = useTranslations('ui');
  const control = useFieldControl(props);
  const listId = useId();
  const optionId = (at: number) => `${listId}-${at}`;
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox({ options, value, onChange, filtered: Boolean(onQuery), disabled, optionId });
  const chosen = options.find((option) => option.value === value);
  const toggle = () => {
    input.current?.focus();
    if (box.open) box.close();
    else box.show();
  };
  return (
    <div className={styles.combobox}>
      <InputBox
        disabled={disabled}
        before={box.query === undefined && chosen?.badge && <TickerBadge ticker={chosen.badge} size="sm" />}
        after={
          <button
            type="button"
            tabIndex={-1}
            className={styles.toggle}
            aria-label={box.open ? t('closeList') : t('openList')}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon name={box.open ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
        }
      >
        <input
          {...control}
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          name={name}
          disabled={disabled}
          placeholder={chosen ? chosen.label : placeholder}
          aria-expanded={box.open}
          // A dialog around it leaves Escape to the list.
          data-list={box.open ? 'open' : undefined}
          aria-controls={box.open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={box.open && box.found.length > 0 ? optionId(box.active) : undefined}
          value={box.query ?? chosen?.label ?? ''}
          // What is typed replaces the chosen name.
          onFocus={(event) => event.target.select()}
          onClick={box.show}
          onKeyDown={box.onKeyDown}
          onChange={(event) => {
            box.type(event.target.value);
            onQuery?.(event.target.value);
          }}
          onBlur={() => {
            box.close();
            onBlur?.();
          }}
        />
      </InputBox>
      {box.open && (
        <ComboboxList
          id={listId}
          optionId={optionId}
          label={props.listLabel}
          options={box.found}
          total={options.length}
          value={value}
          active={box.active}
          onPoint={box.setActive}
          onChoose={box.choose}
          loading={props.loading}
        />
      )}
    </div>
  );
}
