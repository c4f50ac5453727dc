import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

type Tab = { value: string; label: ReactNode; count?: number; content: ReactNode; disabled?: boolean };
type Props = {
  tabs: readonly Tab[];
  label: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** Views of one thing on one page. Pages of their own are told apart by `TabLinks`. */
export function Tabs({ tabs, label, value, defaultValue = tabs[0]?.value, onChange }: Props) {
  return (
    <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onChange}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
