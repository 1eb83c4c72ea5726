const largestSide = 4096;
/** The greatest image that is kept, in bytes. */
export const largestImage = 2 * 1_048_576;

interface Inspected {
  extension: 'png' | 'jpg' | 'webp';
  width: number;
  height: number;
}
type Size = Pick<Inspected, 'width' | 'height'>;
export type ImageProblem = 'image_kind' | 'image_broken' | 'image_dimensions';

/** Tells by its bytes, never by its name, what kind of image this is, or why it is refused. */
export function inspectImage(bytes: Buffer): Pick<Inspected, 'extension'> | { problem: ImageProblem } {
  const extension = kindOf(bytes);
  if (!extension) return { problem: 'image_kind' };
  const size = sizeOf[extension](bytes);
  if (!size || size.width < 1 || size.height < 1) return { problem: 'image_broken' };
  if (Math.max(size.width, size.height) > largestSide) return { problem: 'image_dimensions' };
  return { extension };
}

/** How large an image is, where its bytes tell. */
export function sizeOfImage(bytes: Buffer): Size | null {
  const extension = kindOf(bytes);
  return extension && sizeOf[extension](bytes);
}

function kindOf(bytes: Buffer): Inspected['extension'] | null {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpg';
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp';
  return null;
}
const text = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

const sizeOf: Record<Inspected['extension'], (bytes: Buffer) => Size | null> = {
  png: (bytes) =>
    bytes.length >= 33 && text(bytes, 12) === 'IHDR' && bytes.includes('IEND', 33, 'latin1')
      ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
      : null,
  jpg: sizeOfJpeg,
  webp: sizeOfWebp,
};

/** Walks from marker to marker up to the frame's header, which has the size. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** The size stands in the first chunk: of the lossy, the lossless, or the extended kind. */
function sizeOfWebp(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length + 1) return null;
  switch (text(bytes, 12)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3f_ff) + 1, height: ((packed >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
