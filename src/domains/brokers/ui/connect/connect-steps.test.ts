import { describe, expect, it } from 'vitest';
import { firstStep, type Step, stepBefore } from './connect-steps.ts';

const types: Step = { at: 'types' };
const list: Step = { at: 'list' };
const form: Step = { at: 'form', broker: 'exante' };

describe('the steps of connecting', () => {
  it('begin with the three ways, the list or the form of a broker', () => {
    expect(firstStep({})).toEqual(types);
    expect(firstStep({ type: 'api' })).toEqual(list);
    expect(firstStep({ type: 'api', broker: 'exante' })).toEqual(form);
  });

  it('lead back from the form to the list, and from there to the ways if it began with them', () => {
    expect(stepBefore(form, { first: form })).toEqual(list);
    expect(stepBefore(form, { first: form, renews: 'a connection' })).toBeNull();
    expect(stepBefore(list, { first: types })).toEqual(types);
    expect(stepBefore(list, { first: list })).toBeNull();
    expect(stepBefore(types, { first: types })).toBeNull();
    expect(
      stepBefore({ at: 'done', connected: {} as never, portfolio: undefined }, { first: types }),
    ).toBeNull();
  });

  it('always have the three ways behind the list during the first steps (OB-6)', () => {
    expect(stepBefore(list, { first: list, onboarding: true })).toEqual(types);
  });
});
