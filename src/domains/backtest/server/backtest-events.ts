import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** A simulation or a sweep began, got on, ended or was removed. */
export const simulationChanged = defineOwnEvent('SimulationChanged');
