import * as z from 'zod/mini';
import { instant } from '../../../foundation/answers.ts';
import { isDay } from '../../../foundation/calendar-day.ts';
import { reportElements } from '../report-kinds.ts';

const element = z.enum(reportElements, 'reportElementsError');
const password = z
  .string('reportPasswordError')
  .check(z.minLength(4, 'reportPasswordError'), z.maxLength(200, 'reportPasswordError'));

/** What others see of a report, and for how long. Without a word about it as little as there is to show. */
export const shareFields = z.object({
  elements: z.array(element, 'reportElementsError').check(
    z.minLength(1, 'reportElementsError'),
    z.maxLength(reportElements.length, 'reportElementsError'),
    z.refine((list) => new Set(list).size === list.length, 'reportElementsError'),
  ),
  hides_amounts: z._default(z.boolean('reportShareError'), true),
  hides_names: z._default(z.boolean('reportShareError'), true),
  is_frozen: z._default(z.boolean('reportShareError'), true),
  /** The last day on which it opens; null for as long as it is shared. */
  expires_on: z._default(
    z.nullable(z.string('reportExpiryError').check(z.refine(isDay, 'reportExpiryError'))),
    null,
  ),
  /** Null takes it away; without it, it stays as it is. */
  password: z.optional(z.nullable(password)),
});
export type ShareOptions = z.output<typeof shareFields>;

/** A shared report as its owner sees it. */
export const linkShape = z.object({
  /** Stands in the address that others open: /reports/{id}. */
  id: z.string(),
  elements: z.array(element),
  hides_amounts: z.boolean(),
  hides_names: z.boolean(),
  /** The day it was frozen at; null for one that follows the figures. */
  frozen_on: z.nullable(z.string()),
  expires_on: z.nullable(z.string()),
  is_expired: z.boolean(),
  has_password: z.boolean(),
  /** How often somebody else opened it, and when for the last time. */
  opened: z.number(),
  opened_at: z.nullable(instant),
});
export type ReportLink = z.output<typeof linkShape>;
