import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { Button } from '../../../design-system/button.tsx';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { Banner } from '../../../design-system/states/banner.tsx';
import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import { UpgradeNote } from '../../billing/ui/upgrade-note.tsx';
import { connectStrategy } from '../contract.ts';
import styles from './connect-dialog.module.css';
import type { ConnectModalProps } from './open-connect.ts';
import { PickPortfolio } from './pick-portfolio.tsx';
import { PickStrategy } from './pick-strategy.tsx';
import type { Picked, PortfolioChoice } from './picked.ts';

type Props = ModalProps<boolean> &
  ConnectModalProps & {
    portfolios: () => Promise<readonly PortfolioChoice[]>;
    onConnected: () => void;
  };

/** Connects a strategy and a portfolio: one of them is given, the other is picked from a list. */
export function ConnectDialog(props: Props) {
  const { open, onClose, portfolio, strategy } = props;
  const t = useTranslations('strategies.connect');
  const ui = useTranslations('ui');
  const errorId = useId();
  const [chosen, setChosen] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<'selectOne' | 'upgrade'>();
  const { busy, connect } = useConnecting(props, setProblem);
  const choose = (picked: Picked) => {
    setProblem(undefined);
    setChosen(picked);
  };
  const wrong = problem === 'selectOne' ? errorId : undefined;
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={portfolio ? t('strategyTitle') : t('portfolioTitle')}
      description={
        portfolio
          ? t('strategyText', { portfolio: portfolio.name })
          : t('portfolioText', { strategy: strategy.name })
      }
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            loading={busy}
            onClick={() => (chosen ? void connect(chosen) : setProblem('selectOne'))}
          >
            {t('submit')}
          </Button>
        </>
      }
    >
      {portfolio ? (
        <PickStrategy portfolioId={portfolio.id} chosen={chosen} onChoose={choose} errorId={wrong} />
      ) : (
        <PickPortfolio
          strategyId={strategy.id}
          portfolios={props.portfolios}
          chosen={chosen}
          onChoose={choose}
          errorId={wrong}
        />
      )}
      {problem === 'selectOne' && (
        <p id={errorId} role="alert" className={styles.error}>
          <Icon name="warning" size={16} />
          {t('selectOne')}
        </p>
      )}
      {problem === 'upgrade' && (
        <div className={styles.upgrade} role="alert">
          <Banner tone="amber">
            <UpgradeNote onLeave={() => onClose()}>{t('upgradeText')}</UpgradeNote>
          </Banner>
        </div>
      )}
      {chosen?.replaces && chosen.replaces !== chosen.name && !problem && (
        <p className={styles.note}>
          {t('replaces', { portfolio: (portfolio ?? chosen).name, strategy: chosen.replaces })}
        </p>
      )}
    </Dialog>
  );
}

function useConnecting(
  { portfolio, strategy, onClose, onConnected }: Props,
  onProblem: (problem: 'upgrade') => void,
) {
  const t = useTranslations('strategies.connect');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  async function connect(chosen: Picked) {
    const follower = portfolio ?? chosen;
    const followed = strategy ?? chosen;
    const body = { portfolioId: follower.id, strategyId: followed.id };
    setBusy(true);
    try {
      await callApi(connectStrategy, { body }, locale);
      toast.success(t('connected', { portfolio: follower.name, strategy: followed.name }));
      onConnected();
      onClose(true);
    } catch (failure) {
      setBusy(false);
      if (failure instanceof ApiFailure && failure.upgrade) onProblem('upgrade');
      else toast.error(t('failed'));
    }
  }
  return { busy, connect };
}
