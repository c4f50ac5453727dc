import { useNow, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Menu, type MenuItem } from '../../../../design-system/overlays/menu.tsx';
import { useReadOnlyItem } from '../../../billing/ui/read-only.tsx';
import { aggregatorName } from '../../broker-port.ts';
import type { IntegrationOutput } from '../../contract.ts';
import { BrokerMark } from '../broker-mark.tsx';
import { ConnectedPill } from './connected-pill.tsx';
import styles from './connected-row.module.css';
import { fedBy, hasDifferences, isConnected, isHomeless, mustWait } from './connected-view.ts';
import { DifferencePanel } from './difference-panel.tsx';
import { PortfolioPanel } from './portfolio-panel.tsx';
import { useConnectedWords } from './use-connected-words.ts';
import type { IntegrationActions } from './use-integration-actions.ts';
import { WaitingPanel } from './waiting/waiting-panel.tsx';

export type ConnectedContext = {
  actions: IntegrationActions;
  portfolios: readonly { id: string; name: string }[];
  portfolioTo: (id: string) => string;
  /** Codes in capitals, the most usual first. */
  currencies: readonly string[];
  /** The page that says how a broker is set up. */
  setUpTo: (broker: string) => string | undefined;
  /** Enters keys anew where those that were kept are gone or no longer work: in the connection it renews, if any. */
  onConnect: (broker: string, renews?: string) => void;
};

type Props = { integration: IntegrationOutput; context: ConnectedContext };

/** A connection: whose account goes where, how it stands, what happened last and what comes next. */
export function ConnectedRow({ integration, context }: Props) {
  const words = useConnectedWords();
  const { portfolios, actions } = context;
  const fed = fedBy(integration, portfolios);
  const isRunning = isConnected(integration) && !integration.is_read_only;
  const isOpen = isRunning && hasDifferences(integration);
  const isAsked = isRunning && isHomeless(integration);
  const isWaited = isRunning && !isAsked && integration.waiting > 0;
  return (
    <li className={classNames(styles.item, (isOpen || isWaited || isAsked) && styles.asks)}>
      <div className={classNames(styles.row, !isConnected(integration) && styles.gone)}>
        <span className={styles.who}>
          <BrokerMark name={integration.broker} />
          <TwoLines
            className={styles.name}
            name={integration.name}
            note={words.about(
              integration,
              fed.map(({ name }) => name),
            )}
          />
        </span>
        <span>
          <ConnectedPill integration={integration} running={actions.isRunning(integration)} />
        </span>
        <When integration={integration} />
        <Acts integration={integration} context={context} fed={fed} />
      </div>
      <UnknownPositions integration={integration} />
      {isAsked && <PortfolioPanel integration={integration} portfolios={portfolios} />}
      {isOpen && <DifferencePanel integration={integration} fed={fed} />}
      {isWaited && <WaitingPanel integration={integration} currencies={context.currencies} />}
    </li>
  );
}

/** What the broker holds and nobody here knows is told, because it is in no comparison. */
function UnknownPositions({ integration }: { integration: IntegrationOutput }) {
  const t = useTranslations('connected');
  const numbers = useNumbers();
  const unknown = integration.comparison?.unknown ?? [];
  if (unknown.length === 0 || !isConnected(integration)) return null;
  const named = unknown.slice(0, mostUnknown).map(({ label, units }) => `${label} (${numbers.units(units)})`);
  return (
    <p className={styles.unknown}>
      {t('unknown', {
        names: named.join(', '),
        more: unknown.length - named.length,
        count: unknown.length,
      })}
    </p>
  );
}

function When({ integration }: { integration: IntegrationOutput }) {
  const t = useTranslations('connected.when');
  const words = useConnectedWords();
  const { keys_kept_until: until } = integration;
  const next = isConnected(integration)
    ? !integration.is_read_only && integration.last_result && words.nextTry(integration)
    : until
      ? t('keysUntil', { day: words.dayAt(until) })
      : t('keysErased');
  return (
    <span className={styles.when}>
      {words.last(integration)}
      {next && <span>{next}</span>}
    </span>
  );
}

type ActsProps = Props & { fed: ConnectedContext['portfolios'] };

function Acts({ integration, context, fed }: ActsProps) {
  const t = useTranslations('connected.actions');
  const words = useConnectedWords();
  const now = useNow();
  const beyondPlan = useReadOnlyItem();
  const { actions, onConnect } = context;
  const isBusy = actions.busy === integration.id;
  const isHeld = mustWait(integration, now);
  const { name, broker } = integration;
  const isFailed = integration.last_result?.is === 'failed';
  if (!isConnected(integration)) {
    const isKept = integration.keys_kept_until !== null;
    return (
      <span className={styles.acts}>
        {isKept && (
          <Button size="sm" loading={isBusy} onClick={() => actions.restore(integration)}>
            {t('restore')}
          </Button>
        )}
        {!isKept && (
          // The aggregator has forgotten what was erased here.
          <Button
            size="sm"
            onClick={() => onConnect(broker, broker === aggregatorName ? undefined : integration.id)}
          >
            {t('connectAgain')}
          </Button>
        )}
      </span>
    );
  }
  const needsKeys = integration.last_result?.failure === 'credentials';
  return (
    <span className={styles.acts}>
      {integration.is_read_only ? null : needsKeys ? (
        <Button size="sm" onClick={() => onConnect(broker, integration.id)}>
          {t('connectAgain')}
        </Button>
      ) : (
        isFailed &&
        !isHeld && (
          <Button
            size="sm"
            loading={isBusy || actions.isRunning(integration)}
            onClick={() => actions.synchronise(integration)}
          >
            {t('tryNow')}
          </Button>
        )
      )}
      <Menu
        trigger={<IconButton icon="dots" size="sm" label={t('menuOf', { name })} />}
        items={[
          {
            label: t('synchronise'),
            icon: 'refresh',
            note: isHeld
              ? t('askedToWait', { name, when: words.moment(integration.next_try_at!) })
              : undefined,
            disabled: isHeld || isBusy || actions.isRunning(integration),
            ...beyondPlan(integration.is_read_only),
            onSelect: () => actions.synchronise(integration),
          },
          ...moreOf(integration, context, fed, t),
        ]}
      />
    </span>
  );
}

const mostUnknown = 5;
/** More would bury what else can be done. */
const mostPortfolios = 4;

function moreOf(
  integration: IntegrationOutput,
  { portfolioTo, setUpTo, actions }: ConnectedContext,
  fed: ConnectedContext['portfolios'],
  t: ReturnType<typeof useTranslations<'connected.actions'>>,
): MenuItem[] {
  const help = setUpTo(integration.broker);
  return [
    ...fed.slice(0, mostPortfolios).map(({ id, name }) => ({
      label: t('portfolio', { portfolio: name }),
      icon: 'portfolios' as const,
      to: portfolioTo(id),
    })),
    ...(help ? [{ label: t('setUp'), icon: 'help' as const, to: help }] : []),
    'separator',
    {
      label: t('disconnect'),
      icon: 'x',
      danger: true,
      onSelect: () => actions.disconnect(integration),
    },
  ];
}
