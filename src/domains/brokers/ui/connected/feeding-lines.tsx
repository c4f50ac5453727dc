import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { classNames } from '../../../../design-system/class-names.ts';
import type { feedingShape } from '../../contract.ts';
import styles from './feeding-lines.module.css';
import { useConnectedWords } from './use-connected-words.ts';

export type Feeding = z.output<typeof feedingShape>;

/** For each connection that feeds a portfolio: how its last synchronisation ended, and when the next one is. */
export function FeedingLines({ feeding, className }: { feeding: readonly Feeding[]; className?: string }) {
  const words = useConnectedWords();
  const t = useTranslations('connected.when');
  if (feeding.length === 0) return null;
  return (
    <ul className={classNames(styles.lines, className)}>
      {feeding.map((one) => {
        const isFailed = one.last_result?.is === 'failed';
        // Why it failed names the broker already.
        const outcome = isFailed ? words.last(one) : `${one.name}: ${words.last(one)}`;
        return (
          <li key={one.integration_id} className={classNames(isFailed && styles.failed)}>
            {[outcome, one.is_read_only ? t('paused') : one.last_result && words.nextTry(one)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        );
      })}
    </ul>
  );
}
