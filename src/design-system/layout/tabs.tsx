import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => reveal(list.current), [value]);
  return (
    <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onChange}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
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

/** On a phone tabs scroll sideways, and a link may lead to the last one. The page itself stays where it is. */
function reveal(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!list || !tab) return;
  const [from, to] = [tab.offsetLeft - list.offsetLeft, tab.offsetLeft - list.offsetLeft + tab.offsetWidth];
  if (from < list.scrollLeft || to > list.scrollLeft + list.clientWidth)
    list.scrollLeft = from - (list.clientWidth - tab.offsetWidth) / 2;
}
