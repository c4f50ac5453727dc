import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';
import { useFieldControl } from './field-context.ts';
import { matches } from './fold-text.ts';
import { Icon } from './icon.tsx';
import { InputBox } from './input-box.tsx';
import { TickerBadge } from './ticker-badge.tsx';

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line. */
  note?: string;
  /** A ticker before the name. */
  badge?: string;
  /** At the right: units held, a price. */
  right?: ReactNode;
};

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
  const { options, value, onChange, placeholder, listLabel, onQuery, loading, disabled, name, onBlur } =
    props;
  const t = useTranslations('ui');
  const control = useFieldControl(props);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);

  const chosen = options.find((option) => option.value === value);
  const found =
    query === undefined || onQuery
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
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    onChange(option.value);
    close();
  };
  const move = (to: number) => {
    const next = (to + found.length) % Math.max(1, found.length);
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(active + (event.key === 'ArrowDown' ? 1 : -1));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
  };

  return (
    <div className={styles.combobox}>
      <InputBox
        disabled={disabled}
        before={query === undefined && chosen?.badge && <TickerBadge ticker={chosen.badge} size="sm" />}
        after={
          <button
            type="button"
            tabIndex={-1}
            className={styles.toggle}
            aria-label={open ? t('closeList') : t('openList')}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (open) close();
              else show();
            }}
          >
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
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
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && found.length > 0 ? `${listId}-${active}` : undefined}
          value={query ?? chosen?.label ?? ''}
          onClick={show}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setOpen(true);
            setQuery(event.target.value);
            setActive(0);
            onQuery?.(event.target.value);
          }}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
      </InputBox>
      <div className={styles.list} hidden={!open}>
        {listLabel && (
          <div className={styles.head} aria-hidden="true">
            <span>{listLabel}</span>
            <span>{t('countOf', { count: found.length, total: options.length })}</span>
          </div>
        )}
        <div id={listId} role="listbox" aria-label={listLabel ?? t('options')} className={styles.options}>
          {found.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the input, by aria-activedescendant
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
            <div
              key={option.value}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={option.value === value}
              className={classNames(styles.option, at === active && styles.active)}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(at)}
              onClick={() => choose(option)}
            >
              {option.badge && <TickerBadge ticker={option.badge} />}
              <span className={styles.text}>
                <b>{option.label}</b>
                {option.note && <small>{option.note}</small>}
              </span>
              {option.right && <span className={styles.right}>{option.right}</span>}
              {option.value === value && <Icon name="check" size={18} />}
            </div>
          ))}
        </div>
        {found.length === 0 && (
          <p className={styles.none} role="status">
            {loading ? t('loading') : t('nothingFound')}
          </p>
        )}
      </div>
    </div>
  );
}
