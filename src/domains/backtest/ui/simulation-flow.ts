/** What a run is about, for the dialog's head. */
export type RunAbout = { from: string; to: string; benchmark: string };
type Run = { simulationId: string; jobId: string; about: RunAbout };

/** Where one is in the dialog (rule B-23). */
export type SimulationView =
  | { at: 'list' }
  | { at: 'form' }
  | ({ at: 'running' } & Run)
  | ({ at: 'results' } & Run);

export type SimulationStep =
  | { do: 'create' }
  | ({ do: 'started' } & Run)
  | ({ do: 'opened'; status: string } & Run)
  | { do: 'finished' }
  | { do: 'cancelled' }
  | { do: 'back' };

/** The transitions of the dialog; a step that does not fit where one is changes nothing. */
export function nextView(view: SimulationView, step: SimulationStep): SimulationView {
  switch (step.do) {
    case 'create':
      return { at: 'form' };
    case 'started':
      return view.at === 'form' ? { at: 'running', ...runOf(step) } : view;
    case 'opened': {
      if (view.at !== 'list') return view;
      const underWay = step.status === 'queued' || step.status === 'running';
      return { at: underWay ? 'running' : 'results', ...runOf(step) };
    }
    case 'finished':
      return view.at === 'running' ? { ...view, at: 'results' } : view;
    case 'cancelled':
      // The settings stay in the form, so that they can be changed and run again.
      return view.at === 'running' ? { at: 'form' } : view;
    case 'back':
      return { at: 'list' };
  }
}

function runOf({ simulationId, jobId, about }: Run): Run {
  return { simulationId, jobId, about };
}

/** The step of the wizard that a view belongs to; the list stands before it. */
export function stepOf(view: SimulationView): number | undefined {
  const steps = { list: undefined, form: 0, running: 1, results: 2 } as const;
  return steps[view.at];
}
