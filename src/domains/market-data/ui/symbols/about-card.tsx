import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import styles from './about-card.module.css';

type Props = { paragraphs: readonly string[]; kind: string; name: string };

/** Characters; a sentence or two in small print would leave the card empty. */
const shortBelow = 320;

export function AboutCard({ paragraphs, kind, name }: Props) {
  const t = useTranslations('symbols.page');
  const isShort = paragraphs.join(' ').length < shortBelow;
  return (
    <Card className={classNames(styles.card, isShort && styles.short)}>
      <h2 className={text.h3}>{t('about', { kind, name })}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Card>
  );
}
