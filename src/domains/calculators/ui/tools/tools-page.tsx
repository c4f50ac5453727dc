import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { SiteBlocks } from '../../../../design-system/site/site-blocks.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { Bars } from '../bond-choice/bond-bars.tsx';
import { LayersPicture, ToolCard } from './tool-card.tsx';
import type { BondsPicture, ToolPicture } from './tool-pictures.ts';
import styles from './tools-page.module.css';

export type ToolsPictures = {
  savings: ToolPicture & { monthly: string; years: number; rate: string };
  overpayment: ToolPicture & { monthly: string };
  loan: ToolPicture;
  /** Nothing where no terms of bonds are known. */
  bonds: BondsPicture | null;
};

type Props = { pictures: ToolsPictures; blocks: readonly string[] };

export function ToolsPage({ pictures, blocks }: Props) {
  const t = useTranslations();
  const to = usePath();
  const numbers = useNumbers();
  const { savings, overpayment, loan, bonds } = pictures;
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <h1>{t('tools.title')}</h1>
        <p className={text.lead}>{t('tools.lead')}</p>
      </header>
      <div className={styles.grid}>
        <ToolCard to={to('savingsCalculator')} name={t('toolSavings.name')} text={t('toolSavings.card')}>
          <LayersPicture picture={savings} />
          <span className={styles.answer}>
            <Amount value={savings.monthly} currency="PLN" decimals={0} size="md" greyMinor={false} />
            <small>
              {t('toolSavings.cardFigure', {
                years: savings.years,
                rate: `${numbers.quantity(savings.rate)}%`,
              })}
            </small>
          </span>
        </ToolCard>
        {bonds && (
          <ToolCard
            to={to('bondCalculator')}
            name={t('toolBonds.name')}
            text={t('toolBonds.card', {
              inflation: `${numbers.quantity(bonds.inflation)}%`,
              years: bonds.years,
            })}
            graphite
          >
            <div className={styles.bars}>
              <Bars bars={bonds.bars} best={bonds.best} decimals={1} />
            </div>
          </ToolCard>
        )}
        <ToolCard
          to={to('overpaymentCalculator')}
          name={t('toolOverpayment.name')}
          text={t('toolOverpayment.card', {
            amount: formatAmount(overpayment.monthly, 'PLN', { decimals: 0 }),
          })}
        >
          <LayersPicture picture={overpayment} />
        </ToolCard>
        <ToolCard to={to('loanCalculator')} name={t('toolLoan.name')} text={t('toolLoan.card')}>
          <LayersPicture picture={loan} />
        </ToolCard>
      </div>
      <SiteBlocks blocks={blocks} />
    </Wrap>
  );
}
