import { expect, test } from 'vitest';
import { elementsOfKind, reportKinds } from '../../report-kinds.ts';
import { type ReportLink, shareFields } from '../../sharing/share-options.ts';
import { isChanged, shareBody, shareValues, showsOther } from './share-values.ts';

const link: ReportLink = {
  id: 'x',
  elements: ['line-chart', 'tables'],
  hides_amounts: true,
  hides_names: false,
  frozen_on: '2026-11-16',
  expires_on: null,
  is_expired: false,
  has_password: true,
  opened: 0,
  opened_at: null,
};

test('without a word of its owner a link of any kind hides amounts, names and the ledger (RP-17)', () => {
  for (const kind of reportKinds) {
    const first = shareValues(kind, null);
    const body = shareFields.parse(shareBody(first, null));
    expect(body).toMatchObject({ hides_amounts: true, hides_names: true, is_frozen: true, expires_on: null });
    expect(body.elements.every((element) => elementsOfKind[kind].includes(element))).toBe(true);
    expect(body.elements.includes('tables')).toBe(elementsOfKind[kind].length === 1);
    expect('password' in body).toBe(false);
  }
});

test('a link that is opened again and left as it is has nothing to save', () => {
  const values = shareValues('overview', link);
  expect(isChanged(values, 'overview', link)).toBe(false);
  expect(shareBody(values, link)).toEqual({
    elements: ['line-chart', 'tables'],
    hides_amounts: true,
    hides_names: false,
    is_frozen: true,
    expires_on: null,
  });
});

test('the order of ticks changes nothing, what they are does', () => {
  const values = shareValues('overview', link);
  expect(showsOther({ ...values, elements: ['tables', 'line-chart'] }, link)).toBe(false);
  expect(showsOther({ ...values, elements: ['tables'] }, link)).toBe(true);
  expect(showsOther({ ...values, expires_on: '2027-01-01' }, link)).toBe(false);
  expect(isChanged({ ...values, expires_on: '2027-01-01' }, 'overview', link)).toBe(true);
});

test('a password is kept, removed, or changed to one that is none', () => {
  const values = shareValues('overview', link);
  expect(shareBody({ ...values, password_is: 'removed' }, link)).toMatchObject({ password: null });
  const empty = shareBody({ ...values, password_is: 'entered' }, link);
  expect(shareFields.safeParse(empty).error?.issues[0]?.message).toBe('reportPasswordError');
  expect(shareBody({ ...values, password_is: 'entered', password: 'bursztyn' }, link)).toMatchObject({
    password: 'bursztyn',
  });
});
