import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** A deposit of a person was made, changed or removed. */
export const depositsChanged = defineOwnEvent('DepositsChanged');
