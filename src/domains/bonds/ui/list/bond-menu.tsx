import { useTranslations } from 'use-intl';
import { Menu, type MenuItem } from '../../../../design-system/overlays/menu.tsx';
import type { Trigger } from '../../../../design-system/overlays/use-opening.ts';
import type { BondOutput } from '../../contract.ts';

/** What can be done with a holding of bonds. */
export type BondActions = {
  details: (bond: BondOutput) => void;
  compare: (bond: BondOutput) => void;
  edit: (bond: BondOutput) => void;
  redeem: (bond: BondOutput) => void;
  exchange: (bond: BondOutput) => void;
  reopen: (bond: BondOutput) => void;
  remove: (bond: BondOutput) => void;
};

type Props = { bond: BondOutput; actions: BondActions; trigger: Trigger; align?: 'start' | 'end' };

export function BondMenu({ bond, actions, trigger, align }: Props) {
  const t = useTranslations('bonds');
  const isHeld = bond.status === 'held';
  const isRetail = bond.kind !== 'catalyst';
  const items: (MenuItem | false)[] = [
    { label: t('menu.details'), icon: 'table', onSelect: () => actions.details(bond) },
    isHeld &&
      isRetail && { label: t('table.compare'), icon: 'reports', onSelect: () => actions.compare(bond) },
    { label: t('menu.edit'), icon: 'edit', onSelect: () => actions.edit(bond) },
    isHeld && {
      label: t(isRetail ? 'menu.redeem' : 'menu.sell'),
      icon: 'drop',
      onSelect: () => actions.redeem(bond),
    },
    bond.status === 'matured' &&
      isRetail && { label: t('menu.exchange'), icon: 'refresh', onSelect: () => actions.exchange(bond) },
    bond.status === 'redeemed' && {
      label: t('menu.reopen'),
      icon: 'refresh',
      onSelect: () => actions.reopen(bond),
    },
    'separator',
    { label: t('menu.delete'), icon: 'trash', danger: true, onSelect: () => actions.remove(bond) },
  ];
  return <Menu trigger={trigger} align={align} items={items.filter((item) => item !== false)} />;
}
