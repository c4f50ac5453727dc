/** What each number of the form may be, and what is usual. */
export const parameterHints = {
  gamma: { default: 5, min: 0, max: 1_000_000, step: 0.01, usual_from: 1, usual_to: 10 },
  kappa: { default: 0.05, min: 0, max: 1_000_000, step: 0.01, usual_from: 0.05, usual_to: 0.5 },
  planning_horizon: { default: 3, min: 1, max: 60, step: 1, usual_from: 2, usual_to: 6 },
  tracking_error: { default: 0.02, min: 0, max: 10, step: 0.01, usual_from: 0.01, usual_to: 0.1 },
  long_fraction: { default: 0.3, min: 0, max: 1, step: 0.01, usual_from: 0, usual_to: 1 },
  short_fraction: { default: 0, min: 0, max: 1, step: 0.01, usual_from: 0, usual_to: 1 },
};
