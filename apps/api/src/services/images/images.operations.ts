import type { RequestContext } from '../../server/request/handlers.ts';
import type { Input, OperationId, Operations } from '../../server/request/operations.ts';
import { invalidField, notFound } from '../../server/request/problems.ts';
import { noContent, ok, PictureReply } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { type FileStore, readUpload } from '../files/index.ts';
import { addressOfImage, newImageName, storageKeyOf, storageKeyOfAddress, typeOfImage } from './imageNames.ts';
import { type ImageOwner, ownPicture, partnerImage } from './images.store.ts';
import { inspectImage, largestImage } from './inspectImage.ts';

/** Removing an image: the row first, its bytes once that is committed. */
export const imageOperations = (scope: Scope, files: FileStore) => {
  const remove = async (owner: ImageOwner) => {
    const key = storageKeyOfAddress(await owner.replace(null));
    if (key) scope.afterCommit(() => files.remove(key));
    return noContent();
  };
  return {
    deleteMyImage: () => remove(ownPicture(scope)),
    deletePartnerImage: () => remove(partnerImage(scope)),
  } satisfies Partial<Operations>;
};

/** Taking an image in, which reads an upload, and handing it out to anybody. */
export const imageUploadOperations = (request: RequestContext, files: FileStore) => {
  const keep = async (upload: Input<OperationId>['upload'], ownerOf: (scope: Scope) => ImageOwner) => {
    const { bytes } = await readUpload(upload, { largest: largestImage, tooLarge: 'field.image_too_large' });
    const found = inspectImage(bytes);
    if ('problem' in found) throw invalidField('file', `field.${found.problem}`);
    const name = newImageName(found.extension);
    await files.put(storageKeyOf(name), bytes);
    const image = addressOfImage(name);
    const before = await request
      .asCaller((scope) => ownerOf(scope).replace(image))
      .catch(async (error: unknown) => {
        await files.remove(storageKeyOf(name));
        throw error;
      });
    const old = storageKeyOfAddress(before);
    if (old) request.afterCommit(() => files.remove(old));
    return ok({ image });
  };
  return {
    updateMyImage: ({ upload }) => keep(upload, ownPicture),
    updatePartnerImage: ({ upload }) => keep(upload, partnerImage),
    getImage: async ({ path }) => {
      const bytes = await files.find(storageKeyOf(path.imageKey));
      return bytes ? ok(new PictureReply({ bytes, type: typeOfImage(path.imageKey) })) : notFound('image');
    },
  } satisfies Partial<Operations>;
};
