import { brand } from '../../foundation/brand.ts';
import { classNames } from '../class-names.ts';
import styles from './brand.module.css';
import { Mark } from './mark.tsx';

type Props = { size?: 'sm' | 'md'; className?: string };

/** The mark with the product's name; wrap it in a link where it leads home. */
export function Brand({ size = 'md', className }: Props) {
  return (
    <span className={classNames(styles.brand, styles[size], className)}>
      <Mark size={size === 'sm' ? 40 : 48} />
      <span>{brand.name}</span>
    </span>
  );
}
