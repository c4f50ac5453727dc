import { useLocation, useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { upsertPortfolio } from '../../../../domains/ledger/ui/ledger-modals.ts';
import { priceLevels, watchAssetModal } from '../../../../domains/market-data/ui/market-modals.ts';
import type { FoundOutput } from '../../../../domains/search/contract.ts';
import { type ActionId, currencyAction } from '../../../../domains/search/found-kinds.ts';
import { locales } from '../../../../i18n/locales.ts';
import { inLocale } from '../../../../i18n/paths.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { type AddedAsset, useAddTransaction } from '../use-add-transaction.ts';
import type { HiddenAmounts } from '../use-hidden-amounts.ts';
import { useSignOut } from '../use-sign-out.ts';
import type { Theme } from '../use-theme.ts';

/** What belongs to the bar that the search stands in. */
export type ShellActions = {
  onTheme: (theme: Theme) => void;
  onCurrency: (currency: string) => void;
  amounts: HiddenAmounts;
};

/** Does what was chosen (rule SE-6). */
export function useActions(portfolios: readonly { id: string }[], shell: ShellActions) {
  const navigate = useNavigate();
  const to = usePath();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const addTransaction = useAddTransaction(portfolios);
  const signOut = useSignOut();
  const go = (address: string) => void navigate(address);
  const doing: Record<ActionId, () => void> = {
    addTransaction: () => void addTransaction(),
    newPortfolio: () => void openModal(upsertPortfolio),
    importFile: () => go(to('importFile')),
    newStrategy: () => go(to('strategies')),
    compare: () => go(to('compare')),
    exportData: () => go(`${to('settings')}?tab=data`),
    hideAmounts: shell.amounts.toggle,
    showAmounts: shell.amounts.toggle,
    themeDark: () => shell.onTheme('dark'),
    themeLight: () => shell.onTheme('light'),
    themeSystem: () => shell.onTheme('system'),
    language: () => {
      const other = locales.find((one) => one !== locale)!;
      window.location.assign(inLocale(pathname, other) + search);
    },
    signOut: () => void signOut(),
  };
  return {
    act: (id: string) => {
      if (id.startsWith(currencyAction)) shell.onCurrency(id.slice(currencyAction.length));
      else doing[id as ActionId]?.();
    },
    add: (asset: AddedAsset) => void addTransaction(asset),
    tellOfPrice: (found: FoundOutput) =>
      void openModal(priceLevels, { assetId: found.facts.asset_id, assetName: found.title }),
    watch: (found: FoundOutput) => void openModal(watchAssetModal, { assetId: found.facts.asset_id }),
  };
}
