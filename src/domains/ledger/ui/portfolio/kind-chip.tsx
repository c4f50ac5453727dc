import { useTranslations } from 'use-intl';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import type { PortfolioKind } from '../../portfolio-kinds.ts';

/** What the account is before the law; an ordinary one needs no word. */
export function KindChip({ kind }: { kind: PortfolioKind }) {
  const t = useTranslations('common.accountKinds');
  return kind === 'ordinary' ? null : <Chip tone="outlined">{t(kind)}</Chip>;
}
