import sharp from 'sharp';
import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import {
  avatarLimit,
  type readAvatar as readAvatarCall,
  type uploadAvatar as uploadAvatarCall,
} from '../contract.ts';
import { deleteFile, fileOf, insertFile } from './file-store.ts';
import { lockUser, setAvatar } from './user-store.ts';

const side = 256;
const mostPixels = 40_000_000;
/** How a png and a jpg begin; the library would read far more kinds, each with faults of its own. */
const beginnings = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')];

/** Keeps a profile picture. It is drawn anew, so nothing but pixels of a real jpg or png survives. */
export async function storeAvatar(context: Context, { body }: CallInput<typeof uploadAvatarCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const bytes = await redraw(decode(body.avatar));
  const id = newId();
  const at = clock.now();
  await database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw notFound();
    await insertFile(tx, { id, userId, purpose: 'avatar', content_type: 'image/png', bytes, at });
    await setAvatar(tx, userId, id, at);
    if (user.avatar_id) await deleteFile(tx, userId, user.avatar_id);
  });
  return { data: { avatar: `/api/avatars/${id}` } };
}

export async function removeAvatar(context: Context) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  await database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.avatar_id) return;
    await setAvatar(tx, userId, null, clock.now());
    await deleteFile(tx, userId, user.avatar_id);
  });
  return isDone;
}

export async function readAvatar(context: Context, { params }: CallInput<typeof readAvatarCall>) {
  const { userId } = actorOf(context);
  const file = isId(params.id) ? await fileOf(context.services.database, userId, params.id) : undefined;
  if (!file) throw notFound();
  return new FileAnswer(file.content_type, file.bytes, null, 'private, max-age=31536000, immutable');
}

const beginning = /^data:image\/(?:png|jpe?g);base64,/;

/** Nothing is matched over its whole length: patterns lose their way in millions of letters. */
function decode(dataUrl: string): Buffer {
  const [start] = beginning.exec(dataUrl.slice(0, 40)) ?? [];
  if (!start) throw wrongFormat();
  const base64 = dataUrl.slice(start.length);
  const bytes = Buffer.from(base64, 'base64');
  // The decoder passes over what is no base64: written again it would be shorter.
  if (
    bytes.toString('base64').replaceAll('=', '') !==
    base64.slice(0, -2) + base64.slice(-2).replaceAll('=', '')
  )
    throw wrongFormat();
  if (bytes.length > avatarLimit) throw invalid({ avatar: ['avatarTooLarge'] });
  if (!beginnings.some((first) => bytes.subarray(0, first.length).equals(first))) throw wrongFormat();
  return bytes;
}

async function redraw(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') throw wrongFormat();
    return await picture.rotate().resize(side, side, { fit: 'cover' }).png().toBuffer();
  } catch {
    // Whatever the library stumbles over is not a picture we want.
    throw wrongFormat();
  }
}

function wrongFormat(): Failure {
  return invalid({ avatar: ['avatarFormatError'] });
}
