/** Where one is in the dialog: the specification's list, form, running and results. */
export type SimulationView =
  | { at: 'list' }
  | { at: 'form' }
  | { at: 'running'; simulationId: string; jobId: string }
  | { at: 'results'; simulationId: string; jobId: string };

export type SimulationStep =
  | { do: 'create' }
  | { do: 'started'; simulationId: string; jobId: string }
  | { do: 'opened'; simulationId: string; jobId: string; status: string }
  | { do: 'finished' }
  | { do: 'cancelled' }
  | { do: 'back' };

/** The transitions of the dialog; a step that does not fit where one is changes nothing. */
export function nextView(view: SimulationView, step: SimulationStep): SimulationView {
  switch (step.do) {
    case 'create':
      return { at: 'form' };
    case 'started':
      if (view.at !== 'form') return view;
      return { at: 'running', simulationId: step.simulationId, jobId: step.jobId };
    case 'opened':
      if (view.at !== 'list') return view;
      return step.status === 'queued' || step.status === 'running'
        ? { at: 'running', simulationId: step.simulationId, jobId: step.jobId }
        : { at: 'results', simulationId: step.simulationId, jobId: step.jobId };
    case 'finished':
      return view.at === 'running' ? { ...view, at: 'results' } : view;
    case 'cancelled':
      // The settings stay in the form, so that they can be changed and run again.
      return view.at === 'running' ? { at: 'form' } : view;
    case 'back':
      return { at: 'list' };
  }
}

/** The step of the wizard that a view belongs to; the list stands before it. */
export function stepOf(view: SimulationView): number | undefined {
  const steps = { list: undefined, form: 0, running: 1, results: 2 } as const;
  return steps[view.at];
}
