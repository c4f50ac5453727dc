import { classNames } from '../../../design-system/class-names.ts';
import styles from './method.module.css';

/** How a call is made; what only reads steps back. */
export function Method({ name }: { name: string }) {
  return <code className={classNames(styles.method, name !== 'GET' && styles.writes)}>{name}</code>;
}
