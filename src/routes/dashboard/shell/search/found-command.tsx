import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { IconName } from '../../../../design-system/brand/icon.tsx';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import type { Command } from '../../../../design-system/overlays/command-palette.tsx';
import { exchangeName } from '../../../../domains/instruments/exchange-name.ts';
import { QuotePrice } from '../../../../domains/market-data/ui/quote-price.tsx';
import type { FoundOutput } from '../../../../domains/search/contract.ts';
import { type ActionId, currencyAction, type FoundKind } from '../../../../domains/search/found-kinds.ts';
import { navIcons } from '../navigation/navigation.ts';
import styles from './found-command.module.css';
import type { Recent } from './recent.ts';

const kindIcons: Record<FoundKind, IconName> = {
  holding: 'drop',
  heldAsset: 'drop',
  portfolio: 'portfolios',
  portfolioGroup: 'portfolios',
  property: 'building',
  bond: 'bond',
  deposit: 'clock',
  asset: 'globe',
  transaction: 'transactions',
  strategy: 'target',
  ownStrategy: 'target',
  report: 'reports',
  watchlist: 'eye',
  plan: 'clock',
  goal: 'target',
  action: 'arrow-right',
  page: 'arrow-right',
  answer: 'help',
  article: 'help',
  tool: 'spark',
};

const actionIcons: Record<ActionId, IconName> = {
  addTransaction: 'plus',
  newPortfolio: 'portfolios',
  importFile: 'upload',
  newStrategy: 'target',
  compare: 'reports',
  exportData: 'download',
  hideAmounts: 'eye-off',
  showAmounts: 'eye',
  themeDark: 'moon',
  themeLight: 'sun',
  themeSystem: 'monitor',
  language: 'globe',
  signOut: 'logout',
};

function iconOf({ kind, id }: Pick<FoundOutput, 'kind' | 'id'>): IconName {
  if (kind === 'page' && id in navIcons) return navIcons[id as keyof typeof navIcons];
  if (kind === 'page' && id.startsWith('market-')) return 'globe';
  if (kind !== 'action') return kindIcons[kind];
  return id.startsWith(currencyAction) ? 'refresh' : (actionIcons[id as ActionId] ?? kindIcons.action);
}

/** Ids of different kinds may be the same. */
export const commandIdOf = ({ kind, id }: Pick<FoundOutput, 'kind' | 'id'>) => `${kind}-${id}`;

/** What the mouse can do at once with an asset of the catalogue. */
export type ShortWays = Record<'watch' | 'add', (found: FoundOutput) => void>;
const shortIcons = { watch: 'eye', add: 'plus' } as const;

/** How something found is shown in the list. */
export function useFoundCommand(ways: ShortWays | null): (found: FoundOutput) => Command {
  const t = useTranslations('search');
  const noteOf = useFoundNote();
  return (found) => ({
    id: commandIdOf(found),
    label:
      found.kind === 'transaction' && found.facts.has_note ? t('quoted', { text: found.title }) : found.title,
    note: noteOf(found) || undefined,
    ...(found.ticker && found.kind !== 'transaction' ? { badge: found.ticker } : { icon: iconOf(found) }),
    right: (
      <>
        <Figures found={found} />
        {ways && found.kind === 'asset' && (
          <>
            <ShortWay way="watch" found={found} onChoose={ways.watch} />
            <ShortWay way="add" found={found} onChoose={ways.add} />
          </>
        )}
      </>
    ),
  });
}

type ShortWayProps = { way: keyof ShortWays; found: FoundOutput; onChoose: (found: FoundOutput) => void };

/** A short way for the mouse: the keyboard has the action of the same name, and a button in an option is out of its reach. */
function ShortWay({ way, found, onChoose }: ShortWayProps) {
  const t = useTranslations('search.shortWays');
  return (
    <span
      className={styles.way}
      aria-hidden="true"
      title={t(`${way}Label`, { name: found.title })}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(found);
      }}
    >
      <Icon name={shortIcons[way]} size={14} />
      {t(way)}
    </span>
  );
}

/** What was opened before, as it was then: without figures. */
export function recentCommand(recent: Recent): Command {
  return {
    id: `recent-${commandIdOf(recent)}`,
    label: recent.title,
    ...(recent.ticker && recent.kind !== 'transaction' ? { badge: recent.ticker } : { icon: iconOf(recent) }),
  };
}

/** What stands under the name, of facts in the page's language. */
export function useFoundNote(): (found: FoundOutput) => string {
  const t = useTranslations('search');
  const numbers = useNumbers();
  const names = useCalendarNames();
  return ({ kind, note, facts }) => {
    const units = facts.units && t('units', { units: numbers.units(facts.units) });
    const day = facts.day && dayText(facts.day, 'short', names);
    const where = facts.portfolio ?? (facts.portfolios && t('inPortfolios', { count: facts.portfolios }));
    const parts: Record<string, (string | number | undefined | null | false)[]> = {
      holding: [units, where],
      heldAsset: [units, where],
      asset: [
        [exchangeName(facts.mic ?? ''), facts.currency?.toUpperCase()].filter(Boolean).join(', '),
        facts.isin,
      ],
      transaction: [note, units, day],
      bond: [t('kinds.bond'), units],
      deposit: [t('kinds.deposit'), day],
      goal: [t('kinds.goal'), day],
      plan: [t('kinds.plan'), where],
      property: [t('kinds.property'), note],
      answer: [note],
      action: [note],
      page: [],
    };
    const own = parts[kind] ?? [kind in fixedKinds && t(`kinds.${kind as keyof typeof fixedKinds}`), note];
    return own.filter(Boolean).join(' · ');
  };
}

/** Those that nothing is said of but what they are. */
const fixedKinds = {
  portfolio: 0,
  portfolioGroup: 0,
  strategy: 0,
  ownStrategy: 0,
  report: 0,
  watchlist: 0,
  article: 0,
  tool: 0,
};

function Figures({ found }: { found: FoundOutput }): ReactNode {
  const { amount, change_percent: change, facts, kind } = found;
  if (!amount) return null;
  const isPrice = amount.of === 'price';
  return (
    <span className={styles.figures}>
      {isPrice ? (
        <QuotePrice
          of={{
            price: amount.value,
            price_unit: facts.price_unit ?? 'unit',
            currency: amount.currency.toUpperCase(),
            class: facts.class ?? '',
          }}
        />
      ) : (
        <b>
          <Amount value={amount.value} currency={amount.currency.toUpperCase()} />
        </b>
      )}
      {kind !== 'transaction' && change !== null && (
        <small>
          <Change percent={change} />
        </small>
      )}
    </span>
  );
}
