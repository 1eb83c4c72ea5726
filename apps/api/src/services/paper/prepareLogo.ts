import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decodeWebp, { init } from '@jsquash/webp/decode.js';
import { convertIndexedToRgb, decode as decodePng, encode } from 'fast-png';

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and cover of each point. */
  points: Uint8Array | Uint8ClampedArray;
}
/** More than a printer shows of a logo that is four centimetres wide. */
const largestSide = 600;

/** A brokerage's picture as a PDF can hold it, JPEG or PNG on white; null for one that cannot be read. */
export async function prepareLogo(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    if (bytes[0] === 0xff) return Buffer.from(bytes);
    const picture = bytes[0] === 0x89 ? readPng(bytes) : await readWebp(bytes);
    return Buffer.from(encode(onWhite(picture)));
  } catch {
    return null;
  }
}

function readPng(bytes: Uint8Array): Picture {
  const png = decodePng(bytes);
  const { width, height } = png;
  const data = png.palette ? convertIndexedToRgb(png) : png.data;
  const channels = data.length / (width * height);
  const toByte = png.depth === 16 ? (value: number) => value >> 8 : (value: number) => value;
  const points = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    for (let part = 0; part < 4; part += 1) {
      const isGrey = channels < 3;
      const hasCover = channels === 2 || channels === 4;
      const source = part === 3 ? channels - 1 : isGrey ? 0 : part;
      points[at * 4 + part] = part === 3 && !hasCover ? 255 : toByte(data[at * channels + source] ?? 0);
    }
  return { width, height, points };
}

let ready: Promise<unknown> | undefined;
async function readWebp(bytes: Uint8Array): Promise<Picture> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm')).then(
    async (wasm) => {
      // What the decoder answers is made by a class of browsers.
      if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData: PlainImage });
      await init({ wasmBinary: Uint8Array.from(wasm).buffer });
    },
  );
  await ready;
  const { width, height, data } = await decodeWebp(Uint8Array.from(bytes).buffer);
  return { width, height, points: data };
}
class PlainImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** Smaller where it is too large, by the mean of the points that fall together, and without transparency, which slows readers down. */
function onWhite({ width, height, points }: Picture) {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / largestSide));
  const size = { width: Math.max(1, Math.floor(width / step)), height: Math.max(1, Math.floor(height / step)) };
  const data = new Uint8Array(size.width * size.height * 3);
  const mean = (left: number, top: number, part: number) => {
    let sum = 0;
    let count = 0;
    for (let y = top; y < Math.min(top + step, height); y += 1)
      for (let x = left; x < Math.min(left + step, width); x += 1) {
        const at = (y * width + x) * 4;
        const cover = (points[at + 3] ?? 255) / 255;
        sum += (points[at + part] ?? 0) * cover + 255 * (1 - cover);
        count += 1;
      }
    return sum / count;
  };
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1)
      for (let part = 0; part < 3; part += 1)
        data[(y * size.width + x) * 3 + part] = Math.round(mean(x * step, y * step, part));
  return { ...size, data, channels: 3 as const, depth: 8 as const };
}
