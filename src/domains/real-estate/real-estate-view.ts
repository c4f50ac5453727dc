/** What may be coming of a property. */
export type PropertyEvent = 'rent';

export type PropertyView = {
  id: string;
  name: string;
  equity: string;
  mortgage: string | null;
  /** A month. */
  rent: string | null;
};

export type RealEstateView = {
  value: string;
  count: number;
  /** The largest of them. */
  properties: PropertyView[];
  next: { what: string; day: string; amount: string } | null;
};
