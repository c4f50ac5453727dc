import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './footer-column.module.css';

type Item =
  | {
      text: string;
      to: string;
      /** With scripts, what happens instead of following the link. */
      onOpen?: () => void;
    }
  | { text: string; href: string; newTab?: boolean; onOpen?: () => void };

type Props = { title: string; items: readonly (Item | null)[] };

export function FooterColumn({ title, items }: Props) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items
          .filter((item) => item !== null)
          .map((item) => (
            <li key={item.text}>
              <FooterLink item={item} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

function FooterLink({ item }: { item: Item }) {
  const t = useTranslations('site');
  const { onOpen } = item;
  const instead = (event: MouseEvent) => {
    event.preventDefault();
    onOpen?.();
  };
  if ('to' in item) {
    return (
      <Link to={item.to} className={styles.link} onClick={onOpen && instead}>
        {item.text}
      </Link>
    );
  }
  if (!item.newTab) {
    return (
      <a href={item.href} className={styles.link} onClick={onOpen && instead}>
        {item.text}
      </a>
    );
  }
  return (
    <a href={item.href} className={styles.link} target="_blank" rel="noopener">
      {item.text}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  );
}
