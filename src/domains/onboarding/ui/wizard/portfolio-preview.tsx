import { useTranslations } from 'use-intl';
import type { PortfolioKind } from '../../../ledger/portfolio-kinds.ts';
import { KindChip } from '../../../ledger/ui/portfolio/kind-chip.tsx';
import styles from './portfolio-step.module.css';

type Props = { name: string; kind: PortfolioKind; startedOn: string | undefined; today: string };

/** What will be drawn here: nothing of it is a figure. */
export function PortfolioPreview({ name, kind, startedOn, today }: Props) {
  const t = useTranslations('onboarding.portfolio');
  const from = startedOn?.slice(0, 4);
  const to = today.slice(0, 4);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.previewHead}>
        <b>{name.trim() || t('namePlaceholder')}</b>
        <KindChip kind={kind} />
      </figcaption>
      <svg viewBox="0 0 440 84" preserveAspectRatio="none" aria-hidden="true" className={styles.drawing}>
        <path d="M0 68c90-3 150-5 220-8s150-6 220-10v34H0z" className={styles.upper} />
        <path d="M0 76c90-1 150-2 220-2s150-2 220-3v13H0z" className={styles.lower} />
        <path d="M0 56c50-4 80-8 120-12s80-20 125-18 60 10 95 2 60-16 100-20" className={styles.line} />
      </svg>
      {from && (
        <p className={styles.years} aria-hidden="true">
          <span>{from}</span>
          {from !== to && <span>{to}</span>}
        </p>
      )}
      <p className={styles.previewText}>{t('preview')}</p>
    </figure>
  );
}
