import type { ReactNode } from 'react';
import { StrataGlyph } from '../../../design-system/brand/strata-glyph.tsx';
import formStyles from './account-form.module.css';
import styles from './account-notice.module.css';

type Props = {
  title: string;
  text: ReactNode;
  /** filled: it worked. dashed: still to come. broken: it did not. */
  glyph: 'dashed' | 'filled' | 'broken';
  alert?: boolean;
  /** What can be done next. */
  children?: ReactNode;
};

/** How something about the account went, in place of a form. */
export function AccountNotice({ title, text, glyph, alert, children }: Props) {
  return (
    <>
      <div role={alert ? 'alert' : 'status'} className={styles.notice}>
        <StrataGlyph amber={glyph} />
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children && <div className={formStyles.actions}>{children}</div>}
    </>
  );
}
