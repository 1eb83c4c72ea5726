import { Inflate } from 'fflate';
import type { Steps } from './steps.ts';

/** A file in a zip archive. */
export interface ZipEntry {
  name: string;
  /** How many bytes it says to have when it is unpacked. */
  size: number;
  /** Where its own head begins, and how many bytes it is packed in. */
  at: number;
  packed: number;
  /** 0 for bytes as they are, 8 for deflated ones. */
  method: number;
}
const signOfEnd = 0x06054b50;
const signOfWideEnd = 0x06064b50;
const signOfWidePlace = 0x07064b50;
const signOfEntry = 0x02014b50;
const signOfHead = 0x04034b50;
/** What stands in a field of four or two bytes whose number is in a wider one. */
const inWideField = 0xffff_ffff;
const inWideCount = 0xffff;

/** The files of a zip archive, by the list at its end, also of the wide kind that some programs always write; throws where there is none. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  // A comment of up to 65,535 bytes may follow.
  const first = end - 65_535;
  while (view.getUint32(end, true) !== signOfEnd) {
    end -= 1;
    if (end < first) throw new RangeError('The archive has no list.');
  }
  let count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if ((at === inWideField || count === inWideCount) && view.getUint32(end - 20, true) === signOfWidePlace) {
    const wide = wideNumber(view, end - 20 + 8);
    if (view.getUint32(wide, true) !== signOfWideEnd) throw new RangeError('The list of the archive is not there.');
    count = wideNumber(view, wide + 32);
    at = wideNumber(view, wide + 48);
  }
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== signOfEntry) throw new RangeError('The list of the archive is broken.');
    const name = view.getUint16(at + 28, true);
    const extra = view.getUint16(at + 30, true);
    const comment = view.getUint16(at + 32, true);
    const isUtf8 = (view.getUint16(at + 8, true) & 0x800) !== 0;
    const letters = bytes.subarray(at + 46, at + 46 + name);
    entries.push({
      name: new TextDecoder(isUtf8 ? 'utf-8' : 'latin1').decode(letters),
      method: view.getUint16(at + 10, true),
      ...sizesOf(view, at, at + 46 + name, extra),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}
const wideNumber = (view: DataView, at: number) => Number(view.getBigUint64(at, true));
/** Sizes and place of an entry; what has no room in its field stands in an extra one, in this order. */
function sizesOf(view: DataView, at: number, extraAt: number, extra: number) {
  const own = [24, 20, 42].map((place) => view.getUint32(at + place, true));
  let wide = extraAt;
  while (wide < extraAt + extra && view.getUint16(wide, true) !== 1) wide += 4 + view.getUint16(wide + 2, true);
  let next = wide + 4;
  const [size = 0, packed = 0, place = 0] = own.map((number) => {
    if (number !== inWideField || wide >= extraAt + extra) return number;
    next += 8;
    return wideNumber(view, next - 8);
  });
  return { size, packed, at: place };
}

/** So many packed bytes are unpacked in a step. */
const packedOfStep = 16_384;
/** Unpacks a file of an archive, in steps, and gives its bytes in pieces; throws where they are broken. */
export function* unzipped(bytes: Uint8Array, entry: ZipEntry, take: (piece: Uint8Array) => void): Steps<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { at, packed, method } = entry;
  if (view.getUint32(at, true) !== signOfHead) throw new RangeError('The file is not where the archive says.');
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const whole = bytes.subarray(from, from + packed);
  if (method !== 0 && method !== 8) throw new RangeError('The file is packed in another way.');
  const inflate = method === 8 ? new Inflate(take) : null;
  for (let place = 0; place < whole.length; place += packedOfStep) {
    const piece = whole.subarray(place, place + packedOfStep);
    if (inflate) inflate.push(piece, place + packedOfStep >= whole.length);
    else take(piece);
    yield (place + piece.length) / whole.length;
  }
}
