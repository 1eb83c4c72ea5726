import type { FastifyRequest } from 'fastify';
import { invalidField, Problem } from '../../server/request/problems.ts';
import { tidyFileName } from './fileName.ts';

/** Reads the one uploaded file of a request, field `file`; a larger one is refused (422) before all of it is read. */
export async function readUpload(
  upload: FastifyRequest['file'] | undefined,
  { largest, tooLarge }: { largest: number; tooLarge: string },
) {
  try {
    const part = await upload?.({ limits: { fileSize: largest } });
    if (part?.fieldname !== 'file') throw invalidField('file', 'field.file_missing');
    return { name: tidyFileName(part.filename), bytes: await part.toBuffer() };
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw invalidField('file', tooLarge);
    // What else can go wrong is an upload that is cut off or not written as one.
    throw new Problem(400, 'bad_request');
  }
}
