import type { Viewer } from '../../design-system/site/viewer.ts';
import { currentUser, signOut } from '../../domains/identity/contract.ts';
import { isAwayAnswer } from '../faults/away-answer.ts';
import type { PageContext } from '../page-context.ts';

/** Who looks at the public site; one who came from the demo is a visitor. One who cannot be read is a visitor, and the seeming sign-in ends (U-22). */
export async function loadViewer({ actor, call, onFault }: PageContext): Promise<Viewer | null> {
  if (!actor || actor.visiting) return null;
  try {
    return { name: (await call(currentUser, {})).data.name };
  } catch (error) {
    if (isAwayAnswer(error)) return null;
    onFault(error);
    await call(signOut, {}).catch(onFault);
    return null;
  }
}
