import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { makeDocument } from '../../document/make-document.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { elementsOfKind, isOfProperties, type ReportElement } from '../../report-kinds.ts';
import { withoutNames } from '../../sharing/hide-names.ts';
import { mostSharedRows, sharedDocument } from '../../sharing/shared-document.ts';
import { figuresOf, ownName } from '../files/document-of.ts';
import { reportWords } from '../files/report-words.ts';

export type ShownAs = {
  elements: readonly ReportElement[];
  hides_amounts: boolean;
  hides_names: boolean;
};

/** Elements that this report does not have cannot be shown of it. */
export function checkElements(definition: ReportDefinition, { elements }: Pick<ShownAs, 'elements'>): void {
  if (!elements.every((element) => elementsOfKind[definition.kind].includes(element)))
    throw invalid({ elements: ['reportElementsError'] });
}

type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** The figures as somebody with the link sees them, in the language of the context; one row more than that is told. */
export async function shownDocument(
  context: Context,
  { name, definition }: { name: string; definition: ReportDefinition },
  shown: ShownAs,
): Promise<ReportDocument> {
  const figures = await figuresOf(context, definition, mostSharedRows + 1);
  const owner = await ownName(context);
  return documentShown(context, { name, definition, owner }, shown, figures);
}

export function documentShown(
  context: Pick<Context, 'locale' | 'services'>,
  { name, definition, owner }: { name: string; definition: ReportDefinition; owner: string | null },
  { elements, hides_amounts, hides_names }: ShownAs,
  { data }: Figures,
): ReportDocument {
  const { kind, portfolios, properties } = definition;
  const words = reportWords(context.locale, data.currency);
  const one = isOfProperties(kind) ? 'scope.property' : 'scope.portfolio';
  const report = hides_names ? withoutNames(data, (number) => words.say(one, { number })) : data;
  const isOfAll = (isOfProperties(kind) ? properties : portfolios) === 'all';
  const made = dayInWarsaw(context.services.clock.now());
  const document = makeDocument(report, words, { name, made, owner, isOfAll, isShared: true });
  return sharedDocument(document, { elements, hidesAmounts: hides_amounts });
}
