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

/** Which of them a report has anything to show in, as they follow each other. */
export const elementsOfKind: Record<ReportKind, readonly ReportElement[]> = {
  overview: ['line-chart', 'area-chart', 'bar-chart', 'three-month-value', 'tables'],
  performance: ['line-chart', 'area-chart', 'bar-chart', 'three-month-value', 'tables'],
  allocation: ['pie-chart', 'components-over-time', 'bar-chart', 'tables'],
  income: ['bar-chart', 'pie-chart', 'tables'],
  realised: ['bar-chart', 'tables'],
  costs: ['bar-chart', 'pie-chart', 'tables'],
  transactions: ['tables'],
  properties: ['bar-chart', 'pie-chart', 'tables'],
  rent: ['bar-chart', 'tables'],
  equity: ['line-chart', 'area-chart', 'components-over-time', 'three-month-value', 'tables'],
};
