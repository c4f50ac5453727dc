import { useTranslations } from 'use-intl';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import type { Connected } from './use-connect-form.ts';

type Props = { connected: Connected; portfolio: string | undefined };

/** What was reached, and what goes on by itself. */
export function ConnectedNote({ connected, portfolio }: Props) {
  const t = useTranslations('connect.done');
  return (
    <>
      <div role="status">
        <EmptyState
          glyph="filled"
          title={t('title', { integration: connected.name })}
          text={
            <>
              <p>{t('validated')}</p>
              <p>{portfolio ? t('syncingInto', { portfolio }) : t('syncing')}</p>
            </>
          }
        />
      </div>
      {connected.warnings.includes('canTrade') && (
        <Banner tone="amber" icon="warning">
          {t('canTrade')}
        </Banner>
      )}
    </>
  );
}
