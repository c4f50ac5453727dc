import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { startsSearch } from '../../../../design-system/inputs/search/starts-search.ts';
import { type Command, CommandPalette } from '../../../../design-system/overlays/command-palette.tsx';
import { connectedSlugs } from '../navigation/navigation.ts';
import { findByTitle } from './find-commands.ts';
import type { Searched } from './search.tsx';
import { useOwnBonds } from './use-own-bonds.ts';
import { useOwnProperties } from './use-own-properties.ts';
import { useSearchOptions } from './use-search-options.ts';

const debounce = 700;

type Props = Searched & { open: boolean; onOpenChange: (open: boolean) => void };

export function SearchPalette({ open, onOpenChange, ...searched }: Props) {
  const t = useTranslations('dashboard.search');
  const navigate = useNavigate();
  const properties = useOwnProperties(open && connectedSlugs(searched.modules).includes('real-estate'));
  const groups = useSearchOptions({ ...searched, properties });
  const [typed, setTyped] = useState('');
  // What the results answer to: it follows the typed text once the typing rests.
  const [asked, setAsked] = useState('');
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      setWaiting(false);
    }, debounce);
    return () => clearTimeout(timer);
  }, [typed, waiting]);

  const changeOpen = (next: boolean) => {
    setTyped('');
    setAsked('');
    setWaiting(false);
    onOpenChange(next);
  };
  const edit = (next: string) => {
    if (startsSearch(typed, next)) setWaiting(true);
    setTyped(next);
  };
  const bonds = useOwnBonds(open && connectedSlugs(searched.modules).includes('bonds'));
  const all = [...groups, bonds];
  const found = all
    .map((group) => ({ label: group.label, commands: findByTitle(group.options, asked).map(commandOf) }))
    .filter((group) => group.commands.length > 0);
  const select = ({ id }: Command) => {
    const chosen = all.flatMap((group) => group.options).find((option) => option.id === id);
    if (chosen) void navigate(chosen.to);
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={changeOpen}
      query={typed}
      onQueryChange={edit}
      groups={found}
      onSelect={select}
      placeholder={t('placeholder')}
      loading={waiting}
      hotkey={false}
    />
  );
}

function commandOf({ id, title, icon }: { id: string; title: string; icon: Command['icon'] }): Command {
  return { id, label: title, icon };
}
