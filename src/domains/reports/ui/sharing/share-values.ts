import type { ReportElement, ReportKind } from '../../report-kinds.ts';
import { elementsOfKind } from '../../report-kinds.ts';
import type { ReportLink } from '../../sharing/share-options.ts';

/** What the panel holds. */
export type ShareValues = {
  elements: ReportElement[];
  hides_amounts: boolean;
  hides_names: boolean;
  is_frozen: boolean;
  /** Empty for as long as it is shared. */
  expires_on: string;
  password: string;
  /** Whether a link that has a password keeps it. */
  password_is: 'kept' | 'entered' | 'removed';
};

/** Shown unless its owner says otherwise: the charts of the period. Tables tell more than most want to. */
function firstElements(kind: ReportKind): ReportElement[] {
  const all = elementsOfKind[kind];
  const some = all.filter((element) => element !== 'tables' && element !== 'three-month-value');
  return some.length > 0 ? some : [...all];
}

export function shareValues(kind: ReportKind, link: ReportLink | null): ShareValues {
  return {
    elements: link ? [...link.elements] : firstElements(kind),
    hides_amounts: link?.hides_amounts ?? true,
    hides_names: link?.hides_names ?? true,
    is_frozen: link ? link.frozen_on !== null : true,
    expires_on: link?.expires_on ?? '',
    password: '',
    password_is: link?.has_password ? 'kept' : 'entered',
  };
}

export function shareBody(values: ShareValues, link: ReportLink | null) {
  const { elements, hides_amounts, hides_names, is_frozen, expires_on } = values;
  const password = passwordOf(values, link?.has_password ?? false);
  return {
    elements,
    hides_amounts,
    hides_names,
    is_frozen,
    expires_on: expires_on || null,
    ...(password !== undefined && { password }),
  };
}

/** Null takes it away, nothing leaves it as it is. One that is to be changed cannot be left empty. */
function passwordOf({ password, password_is }: ShareValues, hasOne: boolean): string | null | undefined {
  if (password_is === 'removed') return null;
  if (password_is === 'kept') return undefined;
  return password === '' && !hasOne ? undefined : password;
}

/** Whether somebody with the link would see something else; a frozen one is then frozen anew. */
export function showsOther(values: ShareValues, link: ReportLink): boolean {
  return (
    values.hides_amounts !== link.hides_amounts ||
    values.hides_names !== link.hides_names ||
    [...values.elements].sort().join() !== [...link.elements].sort().join()
  );
}

/** Whether there is anything to save. */
export function isChanged(values: ShareValues, kind: ReportKind, link: ReportLink): boolean {
  const before = shareValues(kind, link);
  return (
    showsOther(values, link) ||
    values.is_frozen !== before.is_frozen ||
    values.expires_on !== before.expires_on ||
    values.password !== '' ||
    values.password_is !== before.password_is
  );
}
