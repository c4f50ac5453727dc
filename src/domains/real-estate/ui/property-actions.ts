import type { FlowOutput, PropertyDetail, PropertyOutput } from '../contract.ts';

/** What can be done with a property, asked first where it cannot be undone. */
export type PropertyActions = {
  details: (property: PropertyOutput) => void;
  edit: (property: PropertyOutput) => void;
  remove: (property: PropertyOutput) => void;
};

/** What can be done with what belongs to it. */
export type BookActions = {
  addFlow: (property: PropertyDetail) => void;
  editFlow: (property: PropertyDetail, flow: FlowOutput) => void;
  removeFlow: (property: PropertyDetail, flow: FlowOutput) => void;
  addValuation: (property: PropertyDetail) => void;
  removeValuation: (property: PropertyDetail, day: string) => void;
  loan: (property: PropertyDetail) => void;
};
