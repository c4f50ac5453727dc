import type { IconName } from '../../../design-system/brand/icon.tsx';
import { type ChangeKind, kindsIn } from '../change-kinds.ts';
import type { ChangeOutput } from '../contract.ts';

const iconsOfGroups = { added: 'plus', changed: 'edit', deleted: 'trash', brought: 'download' } as const;
const icons = new Map<ChangeKind, IconName>(
  (Object.keys(iconsOfGroups) as (keyof typeof iconsOfGroups)[]).flatMap((group) =>
    kindsIn(group).map((kind) => [kind, iconsOfGroups[group]] as const),
  ),
);

/** What was done; of a key that it was one. */
export function iconOf({ kind, origin }: Pick<ChangeOutput, 'kind' | 'origin'>): IconName {
  if (origin === 'key') return 'key';
  if (kind === 'undone' || kind === 'restored') return 'refresh';
  return icons.get(kind) ?? 'edit';
}
