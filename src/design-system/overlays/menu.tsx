import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../loading/use-hydrated.ts';
import styles from './menu.module.css';

export type MenuItem =
  | {
      label: ReactNode;
      icon?: IconName;
      /** A small line under the label. */
      note?: ReactNode;
      /** A page of the app. */
      to?: string;
      onSelect?: () => void;
      /** The chosen one of several. */
      checked?: boolean;
      danger?: boolean;
      disabled?: boolean;
    }
  | 'separator'
  | { heading: ReactNode };

type Props = {
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Stands above the items: whose account this is. */
  header?: ReactNode;
};

/** Tables have a menu in each row: until the browser runs, each is the button alone. */
export function Menu(props: Props) {
  return useHydrated() ? <OpeningMenu {...props} /> : props.trigger;
}

function OpeningMenu({ trigger, items, align = 'end', header }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={8} collisionPadding={12}>
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
