import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/card.tsx';
import styles from './about-card.module.css';

type Props = { paragraphs: readonly string[]; kind: string; name: string };

export function AboutCard({ paragraphs, kind, name }: Props) {
  const t = useTranslations('symbols.page');
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('about', { kind, name })}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Card>
  );
}
