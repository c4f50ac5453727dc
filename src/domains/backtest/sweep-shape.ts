import * as z from 'zod/mini';
import { metricsShape, reasonShape, simulationStatuses } from './simulation-shape.ts';

/** A strategy under every pair of gamma and kappa. */
export const sweepShape = z.object({
  slot: z.number(),
  status: z.enum(simulationStatuses),
  progress: z.number(),
  reason: z.nullable(reasonShape),
  gammas: z.array(z.number()),
  kappas: z.array(z.number()),
  /** What the simulation itself was run with. */
  current: z.object({ gamma: z.number(), kappa: z.number() }),
  /** Filled as it is computed, row by row of gamma. */
  cells: z.array(
    z.object({
      gamma: z.number(),
      kappa: z.number(),
      metrics: z.nullable(metricsShape),
      reason: z.nullable(reasonShape),
      /** No other cell has more return for as little volatility: the frontier. */
      is_efficient: z.boolean(),
    }),
  ),
});
