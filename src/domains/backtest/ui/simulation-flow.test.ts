import { describe, expect, it } from 'vitest';
import { nextView, type SimulationView, stepOf } from './simulation-flow.ts';

const about = { from: '2016-11-14', to: '2026-11-13', benchmark: 'WIG20' };
const ids = { simulationId: 's', jobId: 'j', about };

describe('the simulation dialog', () => {
  it('leads from the list through form and run to the results, and back to the list (rule B-23)', () => {
    let view: SimulationView = { at: 'list' };
    view = nextView(view, { do: 'create' });
    expect(view).toEqual({ at: 'form' });
    view = nextView(view, { do: 'started', ...ids });
    expect(view).toEqual({ at: 'running', ...ids });
    view = nextView(view, { do: 'finished' });
    expect(view).toEqual({ at: 'results', ...ids });
    expect(nextView(view, { do: 'back' })).toEqual({ at: 'list' });
  });

  it('opens an earlier simulation where it is (rule B-23)', () => {
    const list: SimulationView = { at: 'list' };
    expect(nextView(list, { do: 'opened', ...ids, status: 'running' }).at).toBe('running');
    expect(nextView(list, { do: 'opened', ...ids, status: 'queued' }).at).toBe('running');
    expect(nextView(list, { do: 'opened', ...ids, status: 'done' }).at).toBe('results');
    expect(nextView(list, { do: 'opened', ...ids, status: 'failed' }).at).toBe('results');
  });

  it('returns to the settings when a run is cancelled', () => {
    expect(nextView({ at: 'running', ...ids }, { do: 'cancelled' })).toEqual({ at: 'form' });
  });

  it('ignores news that come too late', () => {
    const list: SimulationView = { at: 'list' };
    expect(nextView(list, { do: 'finished' })).toBe(list);
    expect(nextView(list, { do: 'cancelled' })).toBe(list);
    expect(nextView(list, { do: 'started', ...ids })).toBe(list);
  });

  it('counts its steps without the list', () => {
    expect(stepOf({ at: 'list' })).toBeUndefined();
    expect(stepOf({ at: 'results', ...ids })).toBe(2);
  });
});
