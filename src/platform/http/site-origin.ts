import type { FastifyRequest } from 'fastify';
import { Failure } from '../../foundation/failure.ts';
import type { Settings } from '../settings/settings-schema.ts';
import { isAuthority } from './plain-path.ts';

/** Where the product is, as the caller knows it. */
export function siteOrigin({ publicUrl }: Settings, request: FastifyRequest): string {
  if (publicUrl) return publicUrl;
  if (!isAuthority(request.host)) throw new Failure({ kind: 'malformed' });
  return `${request.protocol}://${request.host}`;
}
