import { expect, it, vi } from 'vitest';
import { letterPictures } from './letterPictures.ts';

const address = `/api/public/images/${'a'.repeat(32)}.jpg/`;
const picture = Buffer.from('ffd8ffe0', 'hex');

it('is read once for all mails, and again where reading failed', async () => {
  const find = vi
    .fn<(key: string) => Promise<Buffer | null>>()
    .mockRejectedValueOnce(new Error('EIO'))
    .mockResolvedValue(picture);
  const read = letterPictures({ find });
  await expect(read(address)).rejects.toThrow('EIO');
  expect(await read(address)).toEqual(picture);
  expect(await read(address)).toEqual(picture);
  expect(find).toHaveBeenCalledTimes(2);
});

it('is none where the address is not of the server, or the file is gone', async () => {
  const read = letterPictures({ find: async () => null });
  expect(await read('https://elsewhere.example/logo.png')).toBeNull();
  expect(await read(address)).toBeNull();
});
