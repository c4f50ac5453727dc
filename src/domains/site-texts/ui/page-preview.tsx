import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Segmented } from '../../../design-system/inputs/segmented.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import { previewSiteText } from '../contract.ts';
import styles from './page-preview.module.css';
import { type FrameWidth, PreviewFrame } from './preview-frame.tsx';
import type { Language } from './site-text.ts';

export type Previewed = { title: string; description: string; blocks: string[] };

type Props = {
  type: string;
  name: string;
  lang: Language;
  words: Previewed;
  onClose: () => void;
  onSave: () => void;
};

/** Whoever looks on a phone sees the page of a phone first. */
const likeHere = (): FrameWidth => (window.innerWidth < 700 ? 'phone' : 'desktop');

/** The page as visitors will see it with words that are not stored yet. */
export function PagePreview({ type, name, lang, words, onClose, onSave }: Props) {
  const t = useTranslations('admin.texts');
  const [width, setWidth] = useState<FrameWidth>(likeHere);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('pagePreview.title', { name })}
      description={t('pagePreview.lead', { language: t(`languages.${lang}`) })}
      footer={
        <>
          <Button onClick={onClose}>{t('pagePreview.back')}</Button>
          <Button variant="ink" onClick={onSave}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <Segmented
          size="sm"
          tone="raised"
          label={t('pagePreview.width')}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desktop', label: t('pagePreview.desktop'), icon: 'monitor' },
            { value: 'phone', label: t('pagePreview.phone'), icon: 'phone' },
          ]}
        />
        <Segmented
          size="sm"
          tone="raised"
          label={t('pagePreview.look')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: t('pagePreview.light'), icon: 'sun' },
            { value: 'dark', label: t('pagePreview.dark'), icon: 'moon' },
          ]}
        />
      </div>
      <Page body={{ type, lang, theme, ...words }} width={width} />
    </Dialog>
  );
}

type Body = Previewed & { type: string; lang: Language; theme: 'light' | 'dark' };

function Page({ body, width }: { body: Body; width: FrameWidth }) {
  const t = useTranslations('admin.texts.pagePreview');
  const locale = useLocale();
  const failureText = useFailureText();
  const { shown, kept, reload } = useLoaded(JSON.stringify(body), async (signal) => {
    const { data } = await callApi(previewSiteText, { body }, locale, signal);
    return data.html;
  });
  if (shown.state === 'failed') {
    const isGone = shown.failure instanceof ApiFailure && shown.failure.status === 404;
    return <ErrorState text={isGone ? t('gone') : failureText(shown.failure)} onRetry={reload} />;
  }
  if (!kept) return <Skeleton height={480} />;
  return <PreviewFrame html={kept.value} width={width} busy={shown.state === 'loading'} />;
}
