import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** A saved report of a person was made, changed or removed. */
export const reportsChanged = defineOwnEvent('ReportsChanged');
