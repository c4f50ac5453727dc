import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { PositionOutput } from '../../contract.ts';
import { type AssetNote, deleteAssetNote } from '../../notes-contract.ts';
import { editAssetNote } from '../holding-modals.ts';
import styles from './note-card.module.css';

type Props = {
  position: PositionOutput;
  /** Null where they could not be read. */
  notes: readonly AssetNote[] | null;
  onChanged: () => void;
};

/** One's own words on the holding, and below them those on the asset elsewhere (rule HO-11). */
export function NoteCard({ position: { asset, portfolio }, notes, onChanged }: Props) {
  const t = useTranslations('holding.note');
  const remove = useRemoval(onChanged);
  const own = notes?.find(({ portfolio_id }) => portfolio_id === (portfolio?.id ?? null));
  const others = notes?.filter((note) => note !== own) ?? [];
  const edit = () => void openModal(editAssetNote, { asset, portfolio, note: own });
  return (
    <Card
      title={t('title')}
      action={
        own && (
          <span className={styles.actions}>
            <TextLink tone="muted" onClick={edit}>
              {t('edit')}
            </TextLink>
            <TextLink tone="muted" onClick={() => void remove(own)}>
              {t('remove')}
            </TextLink>
          </span>
        )
      }
    >
      {!notes && <ErrorState title={t('failed')} onRetry={onChanged} />}
      {notes && !own && (
        <div className={styles.empty}>
          <p className={styles.faint}>{t('empty')}</p>
          <Button size="sm" icon="edit" onClick={edit}>
            {t('add')}
          </Button>
        </div>
      )}
      {own && <Words note={own} />}
      {others.map((note) => (
        <Words
          key={note.id}
          note={note}
          of={
            note.portfolio_name === null
              ? t('onAsset', { name: asset.name })
              : t('inPortfolio', { portfolio: note.portfolio_name })
          }
        />
      ))}
    </Card>
  );
}

function Words({ note, of }: { note: AssetNote; of?: string }) {
  return (
    <article className={styles.note}>
      <h3 className={styles.of}>
        <span>{of}</span>
        <DayDate day={inWarsaw(note.updated_at).day} />
      </h3>
      <p className={styles.words}>{note.note}</p>
    </article>
  );
}

/** What is removed can be had back from the bar that comes with it (rule UN-1). */
function useRemoval(onChanged: () => void) {
  const locale = useLocale();
  const failureText = useFailureText();
  return async ({ id }: AssetNote) => {
    try {
      await callApi(deleteAssetNote, { params: { id } }, locale);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    onChanged();
  };
}
