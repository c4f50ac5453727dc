import styles from './market-header.module.css';
import { MarketTabs } from './market-tabs.tsx';

type Props = { title: string };

/** The title with the tabs beside it, or under it where they would not fit. */
export function MarketHeader({ title }: Props) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <MarketTabs />
    </header>
  );
}
