import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../../foundation/contract.ts';
import { Failure, notFound } from '../../../../foundation/failure.ts';
import { RecentlyUsed } from '../../../../foundation/recently-used.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { keepAnswer } from '../../../../platform/http/kept-answers.ts';
import { ownerOfLink } from '../../../../platform/owned-link.ts';
import type { Services } from '../../../../platform/services.ts';
import { hasFeature } from '../../../billing/server/policies/policies.ts';
import { type ReportDocument, tablesOf } from '../../document/report-document.ts';
import { figuresQuery } from '../../report-definition.ts';
import { mostSharedRows } from '../../sharing/shared-document.ts';
import type { sharedReport as readCall } from '../../sharing-contract.ts';
import { figuresOf } from '../files/document-of.ts';
import { wrongList } from '../own-lists.ts';
import { isPassFor } from './link-pass.ts';
import { frozenText, type LinkRow, linkById } from './link-store.ts';
import { documentShown } from './shown-document.ts';

type Answer = CallResult<typeof readCall>;
type Open = Extract<Answer['data'], { state: 'open' }>;

/** A link that opens today; what was taken back or has expired is as unknown as what never was (rule RP-19). */
export async function findLink({ services }: Context, id: string): Promise<LinkRow> {
  const owner = ownerOfLink(services.secrets, 'report link', id);
  const link = owner && (await linkById(services.database, owner, id));
  if (!link) throw notFound();
  if (link.expires_on !== null && link.expires_on < dayInWarsaw(services.clock.now())) throw notFound();
  return link;
}

export function isLocked({ services, passFor }: Context, link: LinkRow): boolean {
  return link.password_hash !== null && !isPassFor(services, link, passFor(link.id));
}

const locked: Answer = keepAnswer({ data: { state: 'locked' } });

/** What the caller sees of a link; the same answer again while nothing it was made from has changed. */
export async function openLink(context: Context, link: LinkRow): Promise<Answer> {
  if (isLocked(context, link)) return locked;
  const hasFiles = await hasFeature(context.services, link.user_id, 'export');
  return link.frozen_on === null
    ? livingAnswer(context, link, hasFiles)
    : frozenAnswer(context, link, hasFiles);
}

/** What a link shows of its report: without the password nothing. */
export async function documentOfLink(context: Context, link: LinkRow): Promise<ReportDocument> {
  const { data } = await openLink(context, link);
  if (data.state === 'locked') throw notFound();
  return data.document;
}

function answerOf(link: LinkRow, hasFiles: boolean, document: ReportDocument): Answer {
  const data: Open = {
    state: 'open',
    owner: link.owner,
    hides_amounts: link.hides_amounts,
    is_frozen: link.frozen_on !== null,
    expires_on: link.expires_on,
    has_files: hasFiles,
    has_tables: tablesOf(document).length > 0,
    document,
  };
  return keepAnswer({ data });
}

/** Whatever stands in the answer beside the figures. */
function keyOf({ id, version, name, owner }: LinkRow, hasFiles: boolean, locale: string): string {
  return JSON.stringify([id, version, name, owner, hasFiles, locale]);
}

/** By the length of their texts; links of one report differ in what they show of it. */
const mostLetters = 20_000_000;
const answers = new WeakMap<Services, RecentlyUsed<{ from: number; answer: Answer }>>();

/** The answer made from these figures, or of number 0 from what was frozen; made anew where others were kept. */
async function kept(
  { services, locale }: Context,
  link: LinkRow,
  hasFiles: boolean,
  from: number,
  make: () => ReportDocument | Promise<ReportDocument>,
): Promise<Answer> {
  const memory = answers.get(services) ?? new RecentlyUsed(mostLetters);
  answers.set(services, memory);
  const key = keyOf(link, hasFiles, locale);
  const known = memory.get(key);
  if (known?.from === from) return known.answer;
  const document = await make();
  const answer = answerOf(link, hasFiles, document);
  memory.set(key, { from, answer }, JSON.stringify(document).length + key.length);
  return answer;
}

async function livingAnswer(context: Context, link: LinkRow, hasFiles: boolean): Promise<Answer> {
  const figures = await figuresFor(context, link);
  return kept(context, link, hasFiles, numberOf(figures), () =>
    documentShown(context, { ...link, asked: figuresQuery(link.definition) }, link, figures),
  );
}

/** Asks as the owner of a link would. */
export const asOwner = (context: Context, userId: string): Context => ({
  ...context,
  actor: {
    userId,
    role: 'user',
    via: 'session',
    sessionId: null,
    impersonatorId: null,
    visiting: false,
    endsAt: null,
    onboarded: true,
  },
});

/** The figures as their owner would get them. A portfolio of the report that is gone takes the link with it. */
async function figuresFor(context: Context, link: LinkRow) {
  const owner = asOwner(context, link.user_id);
  try {
    return await figuresOf(owner, figuresQuery(link.definition), mostSharedRows + 1);
  } catch (error) {
    if (error instanceof Failure && error.detail.kind === 'invalid') throw notFound();
    throw error;
  }
}

/** What it showed on its day, while everything it was of is still there. */
async function frozenAnswer(context: Context, link: LinkRow, hasFiles: boolean): Promise<Answer> {
  const { database } = context.services;
  if (await wrongList(database, link.user_id, link.definition)) throw notFound();
  return kept(context, link, hasFiles, 0, async () => {
    const text = await frozenText(database, link.user_id, link.id, context.locale);
    if (text === undefined) throw notFound();
    return { ...(JSON.parse(text) as ReportDocument), name: link.name, owner: link.owner };
  });
}

const numbers = new WeakMap<object, number>();
let next = 1;

/** Another number for each: what was made from one is not taken for what another would make. */
function numberOf(made: object): number {
  const number = numbers.get(made) ?? next++;
  numbers.set(made, number);
  return number;
}

export async function sharedReport(
  context: Context,
  { params }: CallInput<typeof readCall>,
): Promise<Answer> {
  return openLink(context, await findLink(context, params.id));
}

/** The same where the report is of one portfolio alone. */
export async function sharedPortfolio(
  context: Context,
  { params }: CallInput<typeof readCall>,
): Promise<Answer> {
  const link = await findLink(context, params.id);
  const { portfolios } = link.definition;
  if (portfolios === 'all' || portfolios.length !== 1) throw notFound();
  return openLink(context, link);
}

/** For a kept page: the same stamp while the page would be the same. Nobody's page is kept who has said a password. */
export async function stampOfLink(context: Context, id: string): Promise<string | undefined> {
  const link = await findLink(context, id);
  const answer = await openLink(context, link);
  if (answer === locked) return 'locked';
  return link.password_hash === null ? String(numberOf(answer)) : undefined;
}
