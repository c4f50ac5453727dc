import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Layer } from '../../../../design-system/site/layer.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { CheckList, strong } from './check-list.tsx';
import { ExplainedProfit } from './explained-profit.tsx';
import columns from './two-columns.module.css';

export function Understand() {
  const t = useTranslations('home.understand');
  return (
    <Layer tone="stone2" edge={0} labelledBy="understand" className={columns.flipped}>
      <div>
        <h2 id="understand" className={text.h2}>
          {t('title')}
        </h2>
        <p className={classNames(text.lead, columns.lead)}>{t('lead')}</p>
        <CheckList>
          {[
            t.rich('points.split', strong),
            t.rich('points.returns', strong),
            t.rich('points.inflation', strong),
          ]}
        </CheckList>
      </div>
      <ExplainedProfit />
    </Layer>
  );
}
