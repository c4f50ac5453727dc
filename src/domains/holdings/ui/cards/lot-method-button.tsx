import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { LotMethod } from '../../../ledger/lot-methods.ts';
import { upsertPortfolio } from '../../../ledger/ui/ledger-modals.ts';
import { listPortfolios } from '../../../performance/contract.ts';

type Props = { portfolioId: string; method: LotMethod };

/** By which method sales take lots; it opens the settings of the portfolio, where another one shows what it changes (rule L-6). */
export function LotMethodButton({ portfolioId, method }: Props) {
  const t = useTranslations('holding.lots');
  const locale = useLocale();
  const failureText = useFailureText();
  const [loading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    try {
      const { data } = await callApi(listPortfolios, { query: {} }, locale);
      const portfolio = data.find(({ id }) => id === portfolioId);
      if (portfolio && 'notifications' in portfolio) void openModal(upsertPortfolio, { portfolio });
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="text"
      loading={loading}
      aria-label={t('changeMethod', { method: t(method) })}
      onClick={() => void open()}
    >
      {t(method)}
    </Button>
  );
}
