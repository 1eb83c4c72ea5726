import type { PublicProfile } from '@corredor/core/api';
import type { PageData } from '@corredor/core/pages';
import type { FastifyInstance } from 'fastify';
import { sizeOfImage } from '../../services/images/index.ts';

/** A profile with the size of its picture: networks show a picture at once whose size they are told. */
export async function withPicture(app: FastifyInstance, profile: PublicProfile): Promise<PageData> {
  if (!profile.image) return { profile };
  const { statusCode, rawPayload } = await app.inject({ url: profile.image });
  const pictureSize = statusCode === 200 ? sizeOfImage(rawPayload) : null;
  return pictureSize ? { profile, pictureSize } : { profile };
}
