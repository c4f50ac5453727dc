import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import type { BasisNote } from '../../../valuation/basis/basis-contract.ts';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import { shownTwr } from '../../../valuation/shown-twr.ts';
import { useBasisWords } from '../../../valuation/ui/basis/use-basis-words.ts';
import { RoiBase } from '../../../valuation/ui/roi-base.tsx';
import { isFullYear, useSpanText } from '../../../valuation/ui/use-span-text.ts';
import { ExplainFigure, type ExplainProps } from '../explain/explain-figure.tsx';
import { useRateReason } from '../use-rate-reason.ts';
import styles from './portfolio-figures.module.css';

type Props = {
  figures: TotalFigures;
  source: Pick<ExplainProps, 'portfolio' | 'currency' | 'rowsTo'>;
  basis: Pick<BasisNote, 'of'> | null | undefined;
};

/** Profit, IRR, TWR and what was paid in, each with where it comes from. */
export function PortfolioFigures({ figures, source, basis }: Props) {
  const t = useTranslations('assets');
  const meaning = useTranslations('common.meanings');
  const reasonOf = useRateReason();
  const currency = figures.shown_currency.toUpperCase();
  const { irr } = figures;
  const { rate: twr, asked } = shownTwr(figures);
  const spanOf = useSpanText();
  const unknown = t('rate.unknown-value');
  const onBasis = useBasisWords(basis);
  const invested = useTranslations('basis')('investedReal');
  // What stands behind figures is nominal; on another basis the switch explains them.
  const explained = (of: Pick<ExplainProps, 'figure' | 'period'>) =>
    !basis && <ExplainFigure {...of} {...source} />;
  return (
    <div className={styles.figures}>
      <FigureList>
        <Figure
          meaning={meaning('profit')}
          label={<Label text={onBasis(t('head.profit'))} explain={explained({ figure: 'profit' })} />}
          sub={figures.roi !== null && <RoiBase base={figures.roi_base} currency={currency} />}
          note={
            figures.roi !== null && (
              <Change percent={figures.roi} currency={currency} decimals={1} hideArrow />
            )
          }
        >
          <Change amount={figures.profit} currency={currency} hideArrow reason={unknown} />
        </Figure>
        <Figure
          meaning={meaning('irr')}
          label={<Label text={onBasis(t('head.irr'))} explain={explained({ figure: 'irr' })} />}
          note={spanOf(irr, 'max')}
          sub={irr.several && t('rate.several')}
        >
          <Percent value={irr.percent} reason={reasonOf(irr)} />
        </Figure>
        <Figure
          meaning={meaning('twr')}
          label={
            <Label
              text={onBasis(t(isFullYear(twr, asked) ? 'head.twrYear' : 'head.twr'))}
              explain={explained({ figure: 'twr', period: asked })}
            />
          }
          note={spanOf(twr, asked)}
        >
          <Change percent={twr.percent} currency={currency} decimals={1} hideArrow reason={reasonOf(twr)} />
        </Figure>
        <Figure
          meaning={meaning('invested')}
          label={
            <Label
              text={basis?.of === 'real' ? invested : t('head.invested')}
              explain={explained({ figure: 'net_invested' })}
            />
          }
        >
          <Amount value={figures.net_invested} currency={currency} reason={unknown} />
        </Figure>
      </FigureList>
    </div>
  );
}

function Label({ text, explain }: { text: string; explain: ReactNode }) {
  return (
    <span className={styles.label}>
      {text} {explain}
    </span>
  );
}
