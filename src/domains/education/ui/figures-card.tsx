import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { KeyValueList } from '../../../design-system/figures/key-value-list.tsx';
import { Percent } from '../../../design-system/figures/percent.tsx';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import type { PageName } from '../../../i18n/paths.ts';
import { usePath } from '../../../i18n/use-path.ts';
import type { ArticleId } from '../articles.ts';
import type { ArticleFigures } from '../contract.ts';
import type { Figure } from '../figure.ts';
import styles from './figures-card.module.css';
import { useFigureText } from './use-figure-text.ts';

type Props = {
  article: ArticleId;
  /** Null where they could not be had. */
  figures: ArticleFigures | null;
  onRetry: () => void;
  retrying: boolean;
};

/** Where the figures of an article are, and where the reader can make some. */
const pages: Record<ArticleId, PageName> = {
  returns: 'portfolios',
  currency: 'assets',
  drawdown: 'assets',
  costs: 'transactions',
  rebalancing: 'portfolios',
  bonds: 'bonds',
  pensions: 'portfolios',
  simulation: 'portfolios',
};

/** The reader's own figures beside the text, or those of the example, which say so. */
export function FiguresCard({ article, figures, onRetry, retrying }: Props) {
  const t = useTranslations('education.figures');
  const to = usePath();
  if (!figures)
    return (
      <Card title={t('own')}>
        <ErrorState level={3} title={t('failed')} onRetry={onRetry} retrying={retrying} />
      </Card>
    );
  const isOwn = figures.of === 'own';
  return (
    <Card
      title={t(isOwn ? 'own' : 'example')}
      action={!isOwn && <Chip tone="outlined">{t('exampleChip')}</Chip>}
    >
      {!isOwn && <p className={styles.why}>{t(`none.${article}`)}</p>}
      {figures.groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two portfolios may be called the same
        <Group key={at} group={group} />
      ))}
      <Note note={figures.note} />
      {isOwn && figures.is_simulated && <p className={styles.note}>{t('simulated')}</p>}
      <p className={styles.link}>
        <TextLink tone="amber" to={to(pages[article])}>
          {t(`open.${article}`)}
        </TextLink>
      </p>
    </Card>
  );
}

function Group({ group }: { group: ArticleFigures['groups'][number] }) {
  const t = useTranslations('education.rows');
  return (
    <div className={styles.group}>
      {group.subject && <h3 className={styles.subject}>{group.subject}</h3>}
      <KeyValueList
        items={group.rows.map(({ key, figure }) => ({
          key,
          label: t(key),
          value: <Shown figure={figure} />,
        }))}
      />
      <Note note={group.note} />
    </div>
  );
}

function Note({ note }: { note: ArticleFigures['note'] | undefined }) {
  const t = useTranslations('education.notes');
  return note && <p className={styles.note}>{t(note)}</p>;
}

function Shown({ figure }: { figure: Figure | null }) {
  const textOf = useFigureText();
  if (!figure) return <Unknown />;
  if (figure.kind === 'money')
    return <Amount value={figure.value} currency={figure.currency.toUpperCase()} />;
  if (figure.kind === 'percent') return <Percent value={figure.value} decimals={2} />;
  if (figure.kind === 'day') return <DayDate day={figure.value} />;
  return textOf(figure);
}
