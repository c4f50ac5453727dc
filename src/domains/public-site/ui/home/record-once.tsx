import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Layer } from '../../../../design-system/site/layer.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { CheckList, strong } from './check-list.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSources, type Sources } from './import-sources.tsx';
import columns from './two-columns.module.css';

export function RecordOnce({ sources }: { sources: Sources }) {
  const t = useTranslations('home.record');
  return (
    <Layer tone="stone1" labelledBy="record" className={columns.two}>
      <div>
        <h2 id="record" className={text.h2}>
          {t('title')}
        </h2>
        <p className={classNames(text.lead, columns.lead)}>{t('lead')}</p>
        <CheckList>
          {[t.rich('points.places', strong), t.rich('points.undo', strong), t.rich('points.byHand', strong)]}
        </CheckList>
      </div>
      <ImportPreview broker={sources.files[0] ?? ''} />
      <ImportSources {...sources} />
    </Layer>
  );
}
