import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '../../design-system/class-names.ts';
import { DetailLevelContext } from '../../design-system/detail-level.ts';
import { SkipLink } from '../../design-system/layout/skip-link.tsx';
import { ModalHost } from '../../design-system/overlays/modal-host.tsx';
import { allowedBy } from '../../domains/billing/allowed-by.ts';
import { ReadOnlyPortfoliosProvider } from '../../domains/billing/ui/read-only.tsx';
import { UpgradeNote } from '../../domains/billing/ui/upgrade-note.tsx';
import { ConsentOnRequest } from '../../domains/consent/ui/consent-on-request.tsx';
import { detailLevelOf } from '../../domains/identity/ui/detail-level-of.ts';
import { BasisContext } from '../../domains/valuation/ui/basis/basis-context.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { isAway } from '../faults/server-away.tsx';
import { onlyOnboarded } from '../guards.ts';
import { pageContext } from '../page-context.ts';
import styles from './layout.module.css';
import { useBasis } from './shell/currency/use-basis.ts';
import { useCurrency } from './shell/currency/use-currency.ts';
import type { DashboardContext } from './shell/dashboard-context.ts';
import { DashboardFooter } from './shell/dashboard-footer.tsx';
import { loadShell } from './shell/load-shell.ts';
import { modals } from './shell/modals.ts';
import { MobileSidebar } from './shell/navigation/mobile-sidebar.tsx';
import { Sidebar } from './shell/navigation/sidebar.tsx';
import { TabBar } from './shell/navigation/tab-bar.tsx';
import { Banners } from './shell/notices/banners.tsx';
import { DemonstrationNote } from './shell/notices/demonstration-note.tsx';
import type { Notice } from './shell/notices/notice.ts';
import { UndoOffer } from './shell/notices/undo-offer.tsx';
import { ShellBar } from './shell/shell-bar.tsx';
import { TickerTape } from './shell/ticker-tape.tsx';
import { useAddTransaction } from './shell/use-add-transaction.ts';
import { useExportMode } from './shell/use-export-mode.ts';
import { useLiveUpdates } from './shell/use-live-updates.ts';
import { useLoggedAbsences } from './shell/use-logged-absences.ts';

export const middleware = [onlyOnboarded];

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { ...(await loadShell(page)), messages: loadMessages(page.locale, ['dashboard']) };
}

/** What the frame showed last: while the server is away it stays (U-20). */
let lastShell: FrameProps['shell'] | undefined;

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (lastShell && isAway(error)) return lastShell;
    throw error;
  }
}

/** What the shell shows changes by an action or an event, which ask for it on the same address; not by walking around. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const changed = formMethod !== undefined && formMethod !== 'GET';
  return changed || currentUrl.href === nextUrl.href;
}

export default function DashboardLayout() {
  const shell = useLoaderData<typeof loader>();
  useEffect(() => {
    lastShell = shell;
  }, [shell]);
  // Texts never change while one language is read: a reload of the figures must not render every text again.
  const [messages] = useState(shell.messages);
  return (
    <MessagesProvider locale={shell.locale} messages={messages} now={shell.now}>
      <Frame shell={shell} />
    </MessagesProvider>
  );
}

type FrameProps = { shell: ReturnType<typeof useLoaderData<typeof loader>> };

function Frame({ shell }: FrameProps) {
  const t = useTranslations('dashboard.banners');
  const { user, modules, assetClasses, currencies, portfolios, plans } = shell;
  const { currency, choose } = useCurrency(currencies, shell.savedCurrency);
  const basis = useBasis(shell.basis, user.id);
  const { exporting, refused, leave } = useExportMode(allowedBy(user, 'canExportReportsToPDFOrCSV') > 0);
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const [notice, showNotice] = useState<Notice>();
  const addTransaction = useAddTransaction(portfolios);
  useLiveUpdates();
  useLoggedAbsences(shell.absent);

  const readOnly = useMemo(() => new Set(shell.readOnlyPortfolios), [shell.readOnlyPortfolios]);
  const context = useMemo<DashboardContext>(
    () => ({ user, modules, assetClasses, currencies, portfolios, plans, currency, showNotice }),
    [user, modules, assetClasses, currencies, portfolios, plans, currency],
  );
  return (
    <div className={classNames(styles.app, exporting && styles.exporting)}>
      <SkipLink />
      <ConsentOnRequest />
      {!exporting && <Sidebar modules={modules} />}
      <div className={styles.page}>
        {!exporting && (
          <ShellBar
            shell={shell}
            currency={currency}
            onCurrency={choose}
            onOpenSidebar={() => setMenuOpen(true)}
          />
        )}
        <aside className={styles.strip} aria-label={t('label')}>
          {!exporting && <TickerTape quotes={shell.tape} />}
          {shell.simulated && <DemonstrationNote />}
        </aside>
        <Banners
          user={user}
          announcements={shell.announcements}
          hasSample={shell.hasSample}
          leaveExport={exporting ? leave : undefined}
          notice={
            refused ? { text: <UpgradeNote>{t('exportNotInPlan')}</UpgradeNote>, tone: 'amber' } : notice
          }
          onDismissNotice={refused ? leave : () => showNotice(undefined)}
        />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ReadOnlyPortfoliosProvider value={readOnly}>
            <DetailLevelContext value={detailLevelOf(user.familiarity)}>
              <BasisContext value={basis}>
                <Outlet context={context} />
              </BasisContext>
            </DetailLevelContext>
          </ReadOnlyPortfoliosProvider>
        </main>
        <DashboardFooter links={shell.links} />
      </div>
      {!exporting && (
        <>
          <TabBar modules={modules} onAdd={() => void addTransaction()} onMore={() => setMenuOpen(true)} />
          <MobileSidebar open={menuOpen} onClose={closeMenu} modules={modules} />
        </>
      )}
      {!exporting && <UndoOffer change={shell.undoable} />}
      <ReadOnlyPortfoliosProvider value={readOnly}>
        <ModalHost modals={modals} />
      </ReadOnlyPortfoliosProvider>
    </div>
  );
}
