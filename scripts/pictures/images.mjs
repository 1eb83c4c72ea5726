// Pictures in the browser's memory: scaled there, because it does that well, and encoded here.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/avif/encode.js';

const require = createRequire(import.meta.url);
const file = require.resolve('@jsquash/avif/codec/enc/avif_enc.wasm');
let ready;

/** Scales a PNG to a width and writes it as AVIF, its colours whole: letters are thin. */
export async function toAvif(page, png, width, quality) {
  ready ??= init(new WebAssembly.Module(readFileSync(file)));
  await ready;
  const { height, data } = await page.evaluate(scale, { png: png.toString('base64'), width });
  const pixels = { width, height, data: new Uint8ClampedArray(Buffer.from(data, 'base64')) };
  return Buffer.from(await encode(pixels, { quality, speed: 7, subsample: 3 }));
}

async function scale({ png, width }) {
  const whole = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const height = Math.round((whole.height * width) / whole.width);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { height, data: new Uint8Array(data.buffer).toBase64() };
}
