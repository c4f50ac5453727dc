import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { Decision } from '../decisions-contract.ts';

export type TagsModalProps = {
  of:
    | {
        asset: { id: string; name: string };
        /** Null for the asset wherever it is held. */
        portfolio: { id: string; name: string } | null;
      }
    | { transactionIds: readonly string[] };
  /** What it has already; of several things what all of them have. */
  tags: readonly string[];
};

/** Answers true once tags were saved. */
export const editTags = defineModal<TagsModalProps, true>('editTags');

/** All of one's own: other names for them, and which are to go. */
export const manageTags = defineModal<object>('manageTags');

export type DecisionModalProps = {
  name: string;
  purchase: { id: string; day: string };
  /** What is written already. */
  decision?: Decision | undefined;
};

/** Why something was bought, and what would change one's mind. */
export const editDecision = defineModal<DecisionModalProps>('editDecision');
