import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Encoding = 'zstd' | 'br' | 'gzip';

const [zstd, brotli, zip] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];

/** Each sends the largest page in 60 kB: zstd takes 1.3 ms for it, brotli 2.1, gzip 3.5 (decision 26). */
const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  zstd: (bytes) => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => zip(bytes, { level: 4 }),
};

/** Below it an answer is one packet either way. */
const worthIt = 1200;
const compressible = /^(text\/(?!event-stream)|application\/json)/;

/** The best encoding the caller takes; one that it refuses with q=0 is not taken. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return (['zstd', 'br', 'gzip'] as const).find((encoding) => taken.has(encoding));
}

/**
 * A foreign page that makes a browser ask for our pages with words of its choice must not learn from the size of the
 * answer whether they stand in it (BREACH): what another site asked for goes out as it is.
 */
function askedElsewhere(request: FastifyRequest): boolean {
  const from = request.headers['sec-fetch-site'];
  return from === 'cross-site' || from === 'same-site';
}

/** An answer that is kept is sent as the same bytes again: it is packed once. */
const packedBefore = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

function packedOf(encoding: Encoding, payload: string | Buffer): Promise<Buffer> {
  if (typeof payload === 'string') return packers[encoding](Buffer.from(payload));
  const known = packedBefore.get(payload) ?? {};
  packedBefore.set(payload, known);
  known[encoding] ??= packers[encoding](payload);
  return known[encoding];
}

/** Compresses whatever text is answered whole; streams, files and what came compressed are left alone. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < worthIt || reply.hasHeader('content-encoding')) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding || askedElsewhere(request)) return payload;
    const packed = await packedOf(encoding, payload as string | Buffer);
    reply.header('content-encoding', encoding).header('content-length', packed.length);
    return packed;
  });
}
