import { useTranslations } from 'use-intl';
import { inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { pastState, type ShownDocument } from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';

export function PastStatePill({ document }: { document: ShownDocument }) {
  const t = useTranslations('imports.past.states');
  const words = useImportWords();
  const state = pastState(document);
  switch (state) {
    case 'agrees':
    case 'imported':
      return <StatusPill tone="gain">{t(state)}</StatusPill>;
    case 'differs':
      return <StatusPill tone="amber">{t('differs')}</StatusPill>;
    case 'waits':
      return <StatusPill tone="amber">{t('waits', { count: document.counts.asks })}</StatusPill>;
    case 'read':
      return <StatusPill icon="clock">{t('read')}</StatusPill>;
    case 'undone':
      return (
        <StatusPill>
          {t('undone', { day: words.day(inWarsaw(String(document.undone_at ?? document.created_at)).day) })}
        </StatusPill>
      );
  }
}
