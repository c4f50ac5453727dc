import * as sampleStore from '../../../../src/domains/ledger/server/demo/sample-store.ts';
import * as onboardingStore from '../../../../src/domains/onboarding/server/onboarding-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Questions } from './broker-questions.ts';

export const onboardingStores = [sampleStore, onboardingStore];

const at = new Date('2026-11-13T12:00:00Z');

/** Every function of the stores of the first steps and the sample, as it is asked for one person. */
export function onboardingQuestions(of: () => { userId: string; portfolioId: string }): Questions {
  const user = () => of().userId;
  return {
    onboardingOf: (tx) => onboardingStore.onboardingOf(tx, user()),
    saveProgress: (tx) =>
      onboardingStore.saveProgress(
        tx,
        user(),
        { step: 'profile', answers: {}, portfolio_id: of().portfolioId },
        { known: null, mark: newId(), at },
      ),
    forgetProgress: (tx) => onboardingStore.forgetProgress(tx, user(), newId(), at),
    checklistOf: (tx) => onboardingStore.checklistOf(tx, user()),
    closeList: (tx) => onboardingStore.closeList(tx, user(), newId(), at),
    everyOnboarding: (tx) => onboardingStore.everyOnboarding(tx, user()),
    allQuoted: (tx) => sampleStore.allQuoted(tx, [newId()]),
    sampleOf: (tx) => sampleStore.sampleOf(tx, user()),
    sampleRows: (tx) => sampleStore.sampleRows(tx, user()),
    ownRows: (tx) => sampleStore.ownRows(tx, user(), of().portfolioId),
    becomeOwn: (tx) => sampleStore.becomeOwn(tx, user(), of().portfolioId, at),
  };
}
