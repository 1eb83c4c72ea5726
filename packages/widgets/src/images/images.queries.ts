import { type ApiClient, answerOf, type OnProgress, watched } from '@corredor/core/client';

const asForm = ({ file }: { file: Blob }) => {
  const form = new FormData();
  form.append('file', file, 'picture');
  return form;
};

/** How a picture's way is followed and given up. */
export interface Sending {
  signal: AbortSignal;
  onProgress: OnProgress;
}
const following = (client: ApiClient, { signal, onProgress }: Sending) => ({ signal, ...watched(client, onProgress) });

export const updateMyImage = (client: ApiClient, file: Blob, sending: Sending) =>
  answerOf(
    client.PUT('/api/auth/me/image/', { body: { file }, bodySerializer: asForm, ...following(client, sending) }),
  );
export const deleteMyImage = (client: ApiClient) => client.DELETE('/api/auth/me/image/');

export const updatePartnerImage = (client: ApiClient, file: Blob, sending: Sending) =>
  answerOf(
    client.PUT('/api/core/partner/image/', { body: { file }, bodySerializer: asForm, ...following(client, sending) }),
  );
export const deletePartnerImage = (client: ApiClient) => client.DELETE('/api/core/partner/image/');
