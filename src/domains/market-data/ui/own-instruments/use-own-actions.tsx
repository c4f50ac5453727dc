import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { deleteCustomAsset, relinkCustomAsset, unlinkCustomAsset } from '../../../instruments/contract.ts';
import styles from './own-form.module.css';

type Named = { id: string; ticker: string; asset_languages: Readonly<Record<string, string>> };

/** What is done to an own instrument as a whole. What cannot be guessed from the button is said before. */
export function useOwnActions(onDone: () => void) {
  const t = useTranslations('instruments.own');
  const locale = useLocale();
  const failureText = useFailureText();
  const nameOf = (asset: Named) => nameIn(asset.asset_languages, locale, asset.ticker);

  async function attempt(action: () => Promise<unknown>, success?: string) {
    try {
      await action();
      if (success) toast.success(success);
      onDone();
    } catch (error) {
      toast.error(failureText(error));
    }
  }

  return {
    async remove(asset: Named) {
      const name = nameOf(asset);
      const sure = await confirm({
        title: t('deletion.title', { name }),
        effect: t('deletion.effect'),
        danger: true,
        confirmLabel: t('deletion.confirm'),
      });
      if (!sure) return;
      await attempt(() => callApi(deleteCustomAsset, { params: { id: asset.id } }, locale));
    },
    async link(asset: Named, target: Named & { currency: string }) {
      const name = nameOf(asset);
      const other = `${nameOf(target)} (${target.ticker})`;
      const currency = target.currency.toUpperCase();
      const sure = await confirm({
        title: t('linking.title', { name, target: other }),
        effect: (
          <ul className={styles.effects}>
            <li>{t('linking.effects.gone', { name })}</li>
            <li>{t('linking.effects.kept')}</li>
            <li>{t('linking.effects.priced', { target: other, currency })}</li>
            <li>{t('linking.effects.stored')}</li>
          </ul>
        ),
        confirmLabel: t('linking.confirm'),
      });
      if (!sure) return;
      await attempt(
        () => callApi(relinkCustomAsset, { params: { id: asset.id }, body: { asset_id: target.id } }, locale),
        t('linking.done', { name, target: other }),
      );
    },
    unlink: (asset: Named) =>
      attempt(
        () => callApi(unlinkCustomAsset, { params: { id: asset.id } }, locale),
        t('linking.unlinked', { name: nameOf(asset) }),
      ),
  };
}
