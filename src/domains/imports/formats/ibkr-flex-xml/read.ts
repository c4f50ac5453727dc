import type { FlexKind, FlexLine, FlexSection } from './fields.ts';

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One element or several of a name are alike. */
function nodesOf(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** The statements of a response, one for each account; nothing where the document is something else. */
export function statementsIn(document: unknown): Node[] | undefined {
  if (!isNode(document) || !isNode(document.FlexQueryResponse)) return undefined;
  const [statements] = nodesOf(document.FlexQueryResponse.FlexStatements);
  return statements && nodesOf(statements.FlexStatement);
}

const kindsOfSections: Readonly<Record<string, FlexKind>> = {
  Trades: 'trades',
  CashTransactions: 'cash',
  CorporateActions: 'actions',
  Transfers: 'transfers',
  OpenPositions: 'positions',
  CashReport: 'cashReport',
  AccountInformation: 'figures',
  EquitySummaryInBase: 'figures',
  MTDYTDPerformanceSummary: 'figures',
  MTMPerformanceSummaryInBase: 'figures',
  FIFOPerformanceSummaryInBase: 'figures',
  ChangeInPositionValues: 'figures',
  ChangeInNAV: 'figures',
  OpenDividendAccruals: 'figures',
  ChangeInDividendAccruals: 'figures',
  InterestAccruals: 'figures',
  SecuritiesInfo: 'figures',
  ConversionRates: 'figures',
  FxPositions: 'figures',
  NetStockPositionSummary: 'figures',
  PriorPeriodPositions: 'figures',
  StmtFunds: 'copies',
  FxTransactions: 'copies',
  UnbundledCommissionDetails: 'copies',
  TransactionTaxes: 'copies',
  TierInterestDetails: 'copies',
  RoutingCommissions: 'copies',
};

/** Elements of the section of trades that are no executions say so by their name. */
const levels: Readonly<Record<string, string>> = {
  Order: 'ORDER',
  Lot: 'CLOSED_LOT',
  WashSale: 'WASH_SALE',
  SymbolSummary: 'SYMBOL_SUMMARY',
  AssetSummary: 'ASSET_SUMMARY',
};

/**
 * The sections of all statements. A line is the ordinal of an element among those of its name, counted on from
 * account to account; of sections that are left out one line stands for all.
 */
export function sectionsOf(statements: readonly Node[]): FlexSection[] {
  const sections: Sections = new Map();
  for (const statement of statements)
    for (const [name, content] of Object.entries(statement)) {
      // Attributes of the statement are texts; a section without lines is an empty one.
      for (const section of nodesOf(content)) addSection(sections, name, section);
    }
  return joinedTrades([...sections.values()]);
}

type Sections = Map<string, { kind: FlexKind; sheet: string; lines: FlexLine[] }>;

function addSection(sections: Sections, name: string, section: Node): void {
  const kind = (Object.hasOwn(kindsOfSections, name) && kindsOfSections[name]) || 'unknown';
  const isLeftOut = kind === 'figures' || kind === 'copies' || kind === 'unknown';
  for (const [element, elements] of Object.entries(section)) {
    const nodes = nodesOf(elements);
    if (nodes.length === 0) continue;
    const level = kind === 'trades' && Object.hasOwn(levels, element) ? levels[element] : undefined;
    const sheet = level ? `${name}/${element}` : name;
    const found = sections.get(sheet) ?? { kind, sheet, lines: [] };
    sections.set(sheet, found);
    for (const node of isLeftOut ? nodes.slice(0, found.lines.length ? 0 : 1) : nodes)
      found.lines.push(lineOf(node, found.lines.length + 1, level));
  }
}

function lineOf(node: Node, ordinal: number, level: string | undefined): FlexLine {
  const fields = new Map<string, string>();
  if (level) fields.set('levelOfDetail', level);
  for (const [name, value] of Object.entries(node)) if (typeof value === 'string') fields.set(name, value);
  const cells = [...fields].filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  return { row: { line: ordinal, cells }, fields };
}

/** Orders are bookings only where no executions are listed. */
function joinedTrades(sections: readonly FlexSection[]): FlexSection[] {
  const hasExecutions = sections.some(({ sheet }) => sheet === 'Trades');
  return sections.map((section) =>
    hasExecutions && section.sheet === 'Trades/Order' ? { ...section, kind: 'copies' } : section,
  );
}
