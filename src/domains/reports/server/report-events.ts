import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** A report was saved, changed or removed: other tabs of its owner list it anew. */
export const reportsChanged = defineOwnEvent('ReportsChanged');
