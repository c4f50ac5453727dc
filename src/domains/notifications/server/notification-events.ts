import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

export const notificationAdded = defineOwnEvent('NotificationAdded');
