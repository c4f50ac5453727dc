export type PropertyView = {
  id: string;
  name: string;
  equity: string;
  mortgage: string | null;
  rent: string | null;
};

export type RealEstateView = {
  value: string;
  properties: PropertyView[];
  next: { what: string; day: string; amount: string } | null;
};
