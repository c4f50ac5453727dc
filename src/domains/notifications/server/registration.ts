import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { notificationsFailures } from '../failures.ts';
import {
  deleteNotification,
  exportNotifications,
  listNotifications,
  saveNotificationSettings,
  welcome,
} from './manage-notifications.ts';
import { notificationAdded } from './notification-events.ts';

export const notifications: Registration = {
  name: 'notifications',
  failures: notificationsFailures,
  calls: () => [
    bind(contract.listNotifications, listNotifications),
    bind(contract.deleteNotification, deleteNotification),
    bind(contract.saveNotificationSettings, saveNotificationSettings),
  ],
  events: [notificationAdded],
  fills: [accountLife.with({ registered: welcome, exported: exportNotifications })],
};
