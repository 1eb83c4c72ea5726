// Frames and a pointer become a WebM: drawn and encoded by the browser, which has the encoder.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const origin = 'https://pictures.localhost';
/** Frames a second while the pointer moves; what stands still is one long frame. */
const rate = 20;
/** How long the pointer's way to the next place takes, and its pressing. */
const pace = { travel: 700, press: 150 };

/** How long a frame stands in the video, in milliseconds. */
const lengthOf = ({ milliseconds, press }) => milliseconds + (press ? pace.travel + pace.press : 0);

/** Encodes the frames as VP9; `size` is that of the video. */
export async function toWebm(page, frames, size, bitrate) {
  const bundle = join(dirname(require.resolve('mediabunny')), '../bundles/mediabunny.min.mjs');
  await page.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ path: bundle, contentType: 'text/javascript' })
      : route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  );
  await page.goto(origin);
  return Buffer.from(await page.evaluate(encode, { frames, size, bitrate, rate, pace }), 'base64');
}

/** The captions of the frames as WebVTT. */
export function toCaptions(frames) {
  const stamp = (milliseconds) => new Date(milliseconds).toISOString().slice(11, 23);
  const cues = [];
  let now = 0;
  for (const frame of frames) {
    if (frame.caption) cues.push({ begin: now, text: frame.caption });
    now += lengthOf(frame);
  }
  const ends = [...cues.slice(1).map(({ begin }) => begin), now];
  const lines = cues.map(({ begin, text }, place) => `${stamp(begin)} --> ${stamp(ends[place])}\n${text}\n`);
  return `WEBVTT\n\n${lines.join('\n')}`;
}

/** Runs in the page. */
async function encode({ frames, size, bitrate, rate, pace }) {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import('/mediabunny.mjs');
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    bitrate,
    bitrateMode: 'variable',
    keyFrameInterval: 60,
    contentHint: 'text',
  });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();

  const images = [];
  for (const { png } of frames)
    images.push(await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob()));
  const zoom = size.width / images[0].width;
  const arrow = new Path2D('M0 0v17l4.2-4 2.6 6.2 2.9-1.2-2.6-6.1h5.9z');
  const ease = (part) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
  let pointer = { x: images[0].width * 0.62, y: images[0].height * 0.72 };
  let now = 0;

  const draw = async (image, at, milliseconds = 1000 / rate, ring = 0) => {
    context.drawImage(image, 0, 0, size.width, size.height);
    context.save();
    context.translate(at.x * zoom, at.y * zoom);
    if (ring > 0) {
      context.beginPath();
      context.arc(0, 0, 6 + 12 * ring, 0, 2 * Math.PI);
      context.strokeStyle = `rgb(14 103 216 / ${1 - ring})`;
      context.lineWidth = 2;
      context.stroke();
    }
    context.fillStyle = '#16191f';
    context.strokeStyle = '#fff';
    context.lineWidth = 1.5;
    context.fill(arrow);
    context.stroke(arrow);
    context.restore();
    await source.add(now / 1000, milliseconds / 1000);
    now += milliseconds;
  };
  const steps = (milliseconds) => Math.round((milliseconds * rate) / 1000);

  for (const [place, { milliseconds, press }] of frames.entries()) {
    const image = images[place];
    // A few short frames first: the encoder sharpens the picture in them.
    for (let step = 0; step < 4; step += 1) await draw(image, pointer);
    await draw(image, pointer, milliseconds - 4000 / rate);
    if (!press) continue;
    const from = pointer;
    for (let step = 1; step <= steps(pace.travel); step += 1) {
      const part = ease(step / steps(pace.travel));
      pointer = { x: from.x + (press.x - from.x) * part, y: from.y + (press.y - from.y) * part };
      await draw(image, pointer);
    }
    for (let step = 1; step <= steps(pace.press); step += 1)
      await draw(image, pointer, 1000 / rate, step / steps(pace.press));
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer).toBase64();
}
