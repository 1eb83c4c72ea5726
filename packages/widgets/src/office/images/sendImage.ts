import { type ApiClient, call, type OnProgress, watched } from '@corredor/core/client';
import { updateMyImage, updatePartnerImage } from '@corredor/core/operations';

const asForm = ({ file }: { file: Blob }) => {
  const form = new FormData();
  form.append('file', file, 'picture');
  return form;
};

/** How an image's way is followed and given up. */
export interface Sending {
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** What a call with an image takes. */
const carrying = (client: ApiClient, file: Blob, { signal, onProgress }: Sending) => ({
  body: { file },
  bodySerializer: asForm,
  signal,
  ...watched(client, onProgress),
});

/** Sends the signed-in user's image. */
export const sendMyImage = (client: ApiClient, file: Blob, sending: Sending) =>
  call(client, updateMyImage, carrying(client, file, sending));

/** Sends the logo of the brokerage. */
export const sendPartnerImage = (client: ApiClient, file: Blob, sending: Sending) =>
  call(client, updatePartnerImage, carrying(client, file, sending));
