import type { ReactNode } from 'react';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import styles from './below-form.module.css';

type Props = { to: string; link: string; children?: ReactNode };

/** The other way, under a form: "New here? Create an account". */
export function BelowForm({ to, link, children }: Props) {
  return (
    <p className={styles.below}>
      {children}{' '}
      <TextLink to={to} className={styles.link}>
        {link}
      </TextLink>
    </p>
  );
}
