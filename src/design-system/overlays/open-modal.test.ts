import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineModal, type ModalRequest, onModalRequest, openModal } from './open-modal.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const rename = defineModal<{ from: string }, string>('rename');
const confirm = defineModal<{ title?: string }, string>('confirm');

describe('modal requests', () => {
  it('resolves with what the dialog answers', async () => {
    let seen: ModalRequest | undefined;
    onModalRequest((request) => {
      seen = request;
      return true;
    });
    const answer = openModal(rename, { from: 'IKE' });
    expect(seen).toMatchObject({ name: 'rename', props: { from: 'IKE' } });
    seen?.resolve('IKZE');
    expect(await answer).toBe('IKZE');
  });

  it('counts as cancelled where no host knows the name', async () => {
    onModalRequest(({ name }) => name === 'other');
    expect(await openModal(confirm)).toBeUndefined();
  });

  it('is answered by one host only, and by none after it stopped listening', async () => {
    const second = vi.fn(() => true);
    const stop = onModalRequest((request) => {
      request.resolve('first');
      return true;
    });
    onModalRequest(second);
    expect(await openModal(confirm)).toBe('first');
    expect(second).not.toHaveBeenCalled();
    stop();
    openModal(confirm);
    expect(second).toHaveBeenCalledOnce();
  });
});
