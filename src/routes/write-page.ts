import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Options = { nonce: string; onError(error: unknown): void };

/** The whole page as bytes. Whatever goes wrong on the way ends the wait: a request must not hang until its timeout. */
export function writePage(page: ReactNode, { nonce, onError }: Options): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        try {
          pipe(collect(resolve).on('error', reject));
        } catch (error) {
          reject(error);
        }
      },
      onShellError: reject,
      onError,
    });
  });
}

function collect(done: (bytes: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}
