const kinds = ['image/png', 'image/jpeg', 'image/webp'];
const largestSide = 512;
/** More than any photo of a telephone; beyond it a browser may run out of memory. */
const largestFile = 30 * 1_048_576;

/** The kinds of picture that can be chosen. */
export const pictureKinds: readonly string[] = kinds;

/** Why a file cannot be the picture. */
export type PictureProblem = 'kind' | 'large' | 'broken';

/**
 * Draws a photo anew with at most 512 pixels a side, so that it is quick to send and nothing of the camera goes with it: neither
 * place nor time nor hidden previews.
 */
export async function preparePicture(file: File): Promise<{ picture: Blob } | { problem: PictureProblem }> {
  if (!kinds.includes(file.type)) return { problem: 'kind' };
  if (file.size > largestFile) return { problem: 'large' };
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // Where a browser cannot write WebP it writes PNG, which is as welcome.
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
    return picture ? { picture } : { problem: 'broken' };
  } catch {
    return { problem: 'broken' };
  }
}
