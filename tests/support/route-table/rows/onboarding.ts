import { inPerson, type Row } from '../row.ts';

/** Who looks through other eyes sees how far they are, and answers nothing for them. */
const seen: Row = { ...inPerson, eyes: 200 };

export const onboardingRoutes: Record<string, Row> = {
  'onboarding.read': seen,
  'onboarding.save': {
    ...inPerson,
    send: () => ({ body: { step: 'modules', answers: { familiarity: 1 } } }),
  },
  'onboarding.end': { ...inPerson, send: () => ({ body: {} }) },
  'onboarding.checklist': seen,
  'onboarding.closeChecklist': inPerson,
  // Nobody has a sample before adding one.
  'onboarding.sample': { ...seen, user: 404, eyes: 404 },
  'onboarding.addSample': inPerson,
  'onboarding.removeSample': { ...inPerson, user: 404 },
};
