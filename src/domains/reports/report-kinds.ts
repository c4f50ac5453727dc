/** The reports of broker investments. */
export const brokerKinds = [
  'overview',
  'performance',
  'allocation',
  'income',
  'realised',
  'costs',
  'transactions',
] as const;
export type BrokerKind = (typeof brokerKinds)[number];

/** The reports of real estate. */
export const propertyKinds = ['properties', 'rent', 'equity'] as const;
export type PropertyKind = (typeof propertyKinds)[number];

export const reportKinds = [...brokerKinds, ...propertyKinds] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What a report can be put together from, chosen one by one when it is shared. */
export const reportElements = [
  'pie-chart',
  'tables',
  'three-month-value',
  'components-over-time',
  'bar-chart',
  'line-chart',
  'area-chart',
] as const;
export type ReportElement = (typeof reportElements)[number];

export function isOfProperties(kind: ReportKind): kind is PropertyKind {
  return (propertyKinds as readonly string[]).includes(kind);
}

/** Which of them a report has anything to show in. */
export const elementsOfKind: Record<ReportKind, readonly ReportElement[]> = {
  overview: ['tables', 'three-month-value', 'bar-chart', 'line-chart', 'area-chart'],
  performance: ['tables', 'three-month-value', 'bar-chart', 'line-chart', 'area-chart'],
  allocation: ['pie-chart', 'tables', 'components-over-time', 'bar-chart', 'area-chart'],
  income: ['pie-chart', 'tables', 'bar-chart'],
  realised: ['tables', 'bar-chart'],
  costs: ['pie-chart', 'tables', 'bar-chart'],
  transactions: ['tables'],
  properties: ['pie-chart', 'tables', 'bar-chart'],
  rent: ['tables', 'bar-chart'],
  equity: ['tables', 'three-month-value', 'components-over-time', 'line-chart', 'area-chart'],
};
