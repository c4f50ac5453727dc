import type { IconName } from '../../../design-system/brand/icon.tsx';
import type { NoticeKind } from '../notice-kinds.ts';
import type { Notification } from './notification-row.tsx';

const icons: Partial<Record<NoticeKind, IconName>> = {
  welcome: 'spark',
  levelCrossed: 'target',
  exDividend: 'calendar',
  dividendPaid: 'calendar',
  bondInterest: 'bond',
  bondMatures: 'bond',
  exchangeOpens: 'bond',
  exchangeCloses: 'bond',
  depositEnds: 'clock',
  instalmentDue: 'building',
  planDue: 'clock',
  coverageFell: 'target',
  bandLeft: 'target',
  syncFailed: 'plug',
  syncDiffers: 'warning',
  importFinished: 'check',
  importFailed: 'x',
  simulationFinished: 'check',
  simulationFailed: 'x',
  splitWaiting: 'duplicate',
  reportOpened: 'eye',
  signedIn: 'shield',
  apiKeyMade: 'key',
  trialEnds: 'clock',
  planEnds: 'clock',
  trialEnded: 'clock',
  planEnded: 'clock',
  paymentFailed: 'warning',
  planUnpaid: 'warning',
  planGiven: 'check',
  planLent: 'check',
  announcement: 'info',
};

/** What moved points where it went; everything else has the picture of its kind. */
export function noticeIcon({ kind, direction }: Pick<Notification, 'kind' | 'direction'>): IconName {
  if (direction) return direction === 'up' ? 'arrow-up' : 'arrow-down';
  return icons[kind] ?? 'bell';
}
