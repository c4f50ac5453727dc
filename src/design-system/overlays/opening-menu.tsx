import * as Radix from 'radix-ui/dropdown-menu';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import type { MenuItem, MenuProps } from './menu.tsx';
import type { Opening } from './use-opening.ts';

type Props = MenuProps & { by: Opening<unknown>['by'] };

/** A menu that was asked for: it begins open, and stays ready. */
export function OpeningMenu({ trigger, items, align = 'end', header, by }: Props) {
  const hasBegun = useRef(by === 'pointer');
  const begin = (content: HTMLDivElement | null) => {
    if (!content || hasBegun.current) return;
    hasBegun.current = true;
    // After the library has given the focus to the list; later it sees the keys itself.
    requestAnimationFrame(() =>
      content.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true }),
    );
  };
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content ref={begin} className={styles.menu} align={align} sideOffset={8} collisionPadding={12}>
          {header && <div className={styles.header}>{header}</div>}
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a menu's lines do not move while it is open
            <Entry key={at} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if (item === 'separator') return <Radix.Separator className={styles.separator} />;
  if ('heading' in item) return <Radix.Label className={styles.heading}>{item.heading}</Radix.Label>;
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className={styles.label}>
        {item.label}
        {item.note && <small className={styles.note}>{item.note}</small>}
      </span>
      {item.checked && <Icon name="check" size={18} />}
    </>
  );
  const look = classNames(styles.item, item.danger && styles.danger);
  if (item.to !== undefined) {
    return (
      <Radix.Item asChild disabled={item.disabled} onSelect={item.onSelect}>
        <Link to={item.to} className={look}>
          {inside}
        </Link>
      </Radix.Item>
    );
  }
  if (item.checked !== undefined) {
    return (
      <Radix.CheckboxItem
        className={look}
        checked={item.checked}
        disabled={item.disabled}
        onSelect={item.onSelect}
      >
        {inside}
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item className={look} disabled={item.disabled} onSelect={item.onSelect}>
      {inside}
    </Radix.Item>
  );
}
