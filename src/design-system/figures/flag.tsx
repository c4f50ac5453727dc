import { useId } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import styles from './flag.module.css';

/** Decorative: the language's name stands beside it or names the button around it. */
export function Flag({ of }: { of: Locale }) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" aria-hidden="true">
      {of === 'pl' ? <Poland /> : <Britain />}
    </svg>
  );
}

function Poland() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v8H0z" />
      <path fill="#d4213d" d="M0 8h24v8H0z" />
    </>
  );
}

function Britain() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d="M12 8h12v8zv8h-12zh-12v-8zv-8h12z" />
      </clipPath>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="2.1" clipPath={`url(#${id})`} d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.3" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  );
}
