import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '../../../design-system/inputs/segmented.tsx';
import styles from './several-views.module.css';

type View = 'outbox' | 'messages' | 'announcements' | 'contact' | 'newsletter' | 'figures' | 'splits';

type Props = {
  label: string;
  views: readonly View[];
  view: View;
  onView: (view: View) => void;
  children: ReactNode;
};

/** A section that shows one of several lists. */
export function SeveralViews(props: Props) {
  const t = useTranslations('desk.views');
  return (
    <div className={styles.section}>
      <Segmented
        size="sm"
        tone="raised"
        label={props.label}
        value={props.view}
        onChange={props.onView}
        options={props.views.map((value) => ({ value, label: t(value) }))}
      />
      {props.children}
    </div>
  );
}
