import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { TickerBadge } from '../../../design-system/figures/ticker-badge.tsx';
import { Checkbox } from '../../../design-system/inputs/checkbox.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { decimal, sum, textOf } from '../../../foundation/decimal.ts';
import type { IncomeOutput, ProposalOutput } from '../contract.ts';
import styles from './proposals-card.module.css';
import { useProposalWords } from './use-proposal-words.ts';

export type ProposalActions = {
  confirm: (proposals: readonly ProposalOutput[]) => Promise<void>;
  /** Corrects one before it is confirmed, or says that it is not one's own. */
  change: (proposal: ProposalOutput) => Promise<void>;
  dismiss: (proposal: ProposalOutput) => Promise<void>;
  restore: (proposal: ProposalOutput) => Promise<void>;
};

const shownAtFirst = 5;

/** The one amber card: what is due and not recorded, with its arithmetic. */
export function ProposalsCard({ income, actions }: { income: IncomeOutput; actions: ProposalActions }) {
  const t = useTranslations('income.proposals');
  const { proposals, more_proposals: beyond, dismissed, currency } = income;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const [sending, setSending] = useState(false);
  const chosen = proposals.filter(({ id }) => !left.has(id));
  const shown = isWhole ? proposals : proposals.slice(0, shownAtFirst);
  const total = textOf(sum(chosen.map(({ net }) => decimal(net ?? '0'))));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const confirm = async () => {
    setSending(true);
    await actions.confirm(chosen);
    setSending(false);
  };
  return (
    <Card
      className={styles.card}
      title={t('title')}
      action={
        <b>
          <Amount value={total} currency={currency} />
        </b>
      }
    >
      <p className={styles.lead}>{proposals.length ? t('text') : `${t('none')} ${t('noneText')}`}</p>
      <ul className={styles.list}>
        {shown.map((proposal) => (
          <Proposal
            key={proposal.id}
            proposal={proposal}
            isChosen={!left.has(proposal.id)}
            currency={currency}
            onToggle={() => toggle(proposal.id)}
            actions={actions}
          />
        ))}
      </ul>
      {proposals.length > shown.length && (
        <Button variant="text" size="sm" onClick={() => setWhole(true)}>
          {t('more', { count: proposals.length - shown.length })}
        </Button>
      )}
      {proposals.length > 0 && (
        <>
          <Button
            variant="primary"
            full
            loading={sending}
            disabled={chosen.length === 0}
            onClick={() => void confirm()}
          >
            {t('confirm', { count: chosen.length })}
          </Button>
          <p className={styles.note}>{beyond > 0 ? t('beyond', { count: beyond }) : t('noDouble')}</p>
        </>
      )}
      {dismissed.length > 0 && <Dismissed proposals={dismissed} actions={actions} />}
    </Card>
  );
}

type ProposalProps = {
  proposal: ProposalOutput;
  isChosen: boolean;
  currency: string;
  onToggle: () => void;
  actions: ProposalActions;
};

function Proposal({ proposal, isChosen, currency, onToggle, actions }: ProposalProps) {
  const t = useTranslations('income.proposals');
  const words = useProposalWords();
  const name = words.name(proposal);
  return (
    <li>
      <Checkbox checked={isChosen} onChange={onToggle} aria-label={t('choose', { name })} />
      <TickerBadge ticker={proposal.ticker} size="sm" />
      <span className={styles.what}>
        <b>{name}</b>
        <small>{words.how(proposal)}</small>
        <small>
          {words.paid(proposal)} · {proposal.portfolio_name}
        </small>
      </span>
      <span className={styles.net}>
        <b>
          <Amount value={proposal.net} currency={currency} bare />
        </b>
        <Button variant="text" size="sm" onClick={() => void actions.change(proposal)}>
          {t('change')}
        </Button>
      </span>
    </li>
  );
}

function Dismissed({
  proposals,
  actions,
}: {
  proposals: readonly ProposalOutput[];
  actions: ProposalActions;
}) {
  const t = useTranslations('income.proposals');
  const words = useProposalWords();
  return (
    <details className={styles.dismissed}>
      <summary>{t('dismissedTitle', { count: proposals.length })}</summary>
      <ul>
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <span>
              {words.name(proposal)} · {words.paid(proposal)}
            </span>
            <Button variant="text" size="sm" onClick={() => void actions.restore(proposal)}>
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
