import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** Another plan holds, or the same one until another day. */
export const planChangedEvent = defineOwnEvent('PlanChanged');
