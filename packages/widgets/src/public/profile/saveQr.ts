import { type createPublicClient, profilePath } from '../embed/index.ts';
import type { QrOptions } from './profile.types.ts';

type Client = ReturnType<typeof createPublicClient>;

/** Where the picture of the QR code is. */
export const qrPath = (alias: string) => `${profilePath(alias)}qr/`;

/** Saves the QR code as a file. */
export async function saveQr(client: Client, alias: string, { format, size }: Required<QrOptions>): Promise<void> {
  const response = await client.send(qrPath(alias), { format, size });
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: address, download: `${alias}.${format}` }).click();
  // The browser takes the file a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
