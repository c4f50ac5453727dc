import type { SimulationForm } from '../simulation-types.ts';
import type { Problem } from './check-draft.ts';

/** What every editor of a parameter gets. */
export type ParamProps = {
  form: SimulationForm;
  params: Readonly<Record<string, string>>;
  onChange: (changed: Record<string, string>) => void;
  /** The problem of a parameter, by its name. */
  problemOf: (param: string) => Problem | undefined;
};
