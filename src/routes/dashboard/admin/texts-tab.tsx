import { useRevalidator, useSearchParams } from 'react-router';
import type { SiteTextDraft, SiteTextPage } from '../../../domains/site-texts/ui/site-text.ts';
import { SiteTextsPanel } from '../../../domains/site-texts/ui/site-texts-panel.tsx';

type Props = { pages: readonly SiteTextPage[] | null; type: string; draft: SiteTextDraft | null };

/** Which page is open stands in the address, so that it can be kept and shared. */
export function TextsTab({ pages, type, draft }: Props) {
  const { revalidate } = useRevalidator();
  const [, setParams] = useSearchParams();
  return (
    <SiteTextsPanel
      pages={pages}
      type={type}
      draft={draft}
      onChoose={(page) => setParams({ tab: 'texts', page }, { preventScrollReset: true })}
      onChanged={() => void revalidate()}
    />
  );
}
