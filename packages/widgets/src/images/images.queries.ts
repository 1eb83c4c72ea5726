import { type ApiClient, answerOf } from '@corredor/core/client';

const asForm = ({ file }: { file: Blob }) => {
  const form = new FormData();
  form.append('file', file, 'picture');
  return form;
};

export const updateMyImage = (client: ApiClient, file: Blob) =>
  answerOf(client.PUT('/api/auth/me/image/', { body: { file }, bodySerializer: asForm }));
export const deleteMyImage = (client: ApiClient) => client.DELETE('/api/auth/me/image/');

export const updatePartnerImage = (client: ApiClient, file: Blob) =>
  answerOf(client.PUT('/api/core/partner/image/', { body: { file }, bodySerializer: asForm }));
export const deletePartnerImage = (client: ApiClient) => client.DELETE('/api/core/partner/image/');
