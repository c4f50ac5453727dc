import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { SharedStrategy } from '../../own-contract.ts';
import { CompositionBar, usePercentText } from '../composition-bar.tsx';
import { familyColour } from '../family-colour.ts';
import { countedWords } from './counted-words.ts';
import styles from './shared-strategy-view.module.css';

type Props = {
  strategy: SharedStrategy | null;
  busy?: boolean;
  /** Copies it into one's own; without it the way leads to the sign-in. */
  onCopy?: () => void;
  signIn: string;
};

/** What somebody with a private link sees: targets and bands, no amounts, and that nobody recommends it. */
export function SharedStrategyView({ strategy, busy, onCopy, signIn }: Props) {
  const t = useTranslations('sharedStrategy');
  const numbers = useNumbers();
  const percentText = usePercentText();
  if (!strategy)
    return (
      <div className={styles.page}>
        <EmptyState level={1} glyph="broken" title={t('gone')} text={t('goneText')} />
      </div>
    );
  return (
    <article className={styles.page}>
      <h1>{strategy.name}</h1>
      <p className={styles.sub}>
        {t('version', { version: strategy.version })},{' '}
        <DayDate day={dayInWarsaw(new Date(strategy.updated_at))} />
      </p>
      <Banner tone="amber">{t('notice')}</Banner>
      <Card title={t('title')}>
        <CompositionBar label={strategy.name} parts={strategy.composition} size="lg" />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('target')}</th>
              <th scope="col">{t('band')}</th>
            </tr>
          </thead>
          <tbody>
            {strategy.composition.map(({ key, name, family, percent, band, counts }) => (
              <tr key={key}>
                <th scope="row">
                  <i style={{ background: familyColour(family) }} />
                  {name} <small>{countedWords(counts, t('cash'))}</small>
                </th>
                <td>{percentText(percent)}</td>
                <td>± {numbers.number(band, { decimals: band.includes('.') ? 1 : 0 })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {!strategy.is_mine && (
        <p>
          {onCopy ? (
            <Button variant="primary" icon="copy" loading={busy} onClick={onCopy}>
              {t('copy')}
            </Button>
          ) : (
            <Button variant="primary" to={signIn}>
              {t('signIn')}
            </Button>
          )}
        </p>
      )}
    </article>
  );
}
