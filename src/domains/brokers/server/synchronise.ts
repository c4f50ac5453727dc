import type { Services } from '../../../platform/services.ts';
import type { Asked } from './synchronisation-jobs.ts';
export async function synchronise(_services: Services, _asked: Asked): Promise<void> {}
