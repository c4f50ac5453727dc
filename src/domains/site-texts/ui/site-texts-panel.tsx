import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { LeavingAsks } from '../../../design-system/overlays/leaving-asks.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { EditedTextsTable } from './edited-texts-table.tsx';
import { GonePage } from './gone-page.tsx';
import { type Language, languages, type SiteTextDraft, type SiteTextPage } from './site-text.ts';
import styles from './site-texts-panel.module.css';
import { TextForm } from './text-form.tsx';
import { TextPicker } from './text-picker.tsx';

type Props = {
  /** Nothing when the list did not load. */
  pages: readonly SiteTextPage[] | null;
  /** The page that is asked for. */
  type: string;
  /** Nothing when the page's words did not load, or there is no such page. */
  draft: SiteTextDraft | null;
  onChoose: (type: string) => void;
  onChanged: () => void;
};

/** The operator's words on public pages, in both languages side by side. */
export function SiteTextsPanel({ pages, type, draft, onChoose, onChanged }: Props) {
  const t = useTranslations('admin.texts');
  const [edited, setEdited] = useState<readonly Language[]>([]);
  const onEdited = useCallback(
    (lang: Language, isEdited: boolean) =>
      setEdited((before) => [...before.filter((one) => one !== lang), ...(isEdited ? [lang] : [])]),
    [],
  );
  if (!pages) {
    return (
      <Card>
        <ErrorState text={t('failed')} onRetry={onChanged} />
      </Card>
    );
  }
  return (
    <div className={styles.panel}>
      {edited.length > 0 && <LeavingAsks />}
      <Card title={t('heading')} note={t('soon')}>
        <div className={styles.picker}>
          <TextPicker pages={pages} chosen={draft} onChoose={onChoose} />
        </div>
      </Card>
      {draft ? (
        <div className={styles.languages}>
          {languages.map((lang) => (
            // Another page, or words that were stored meanwhile, begin the form anew.
            <TextForm
              key={`${draft.type} ${lang} ${draft[lang].edited?.updated_at}`}
              draft={draft}
              lang={lang}
              onChanged={onChanged}
              onEdited={onEdited}
            />
          ))}
        </div>
      ) : (
        <GonePage page={pages.find((page) => page.type === type)} onChanged={onChanged} />
      )}
      <EditedTextsTable pages={pages} onChoose={onChoose} />
    </div>
  );
}
