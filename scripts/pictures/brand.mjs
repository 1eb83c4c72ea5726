// The picture that networks show where somebody passes a link to the public pages on.
import { readFileSync } from 'node:fs';
import '../lib/rawFiles.mjs';

// It takes the logos in as texts, which only works from here on.
const { brand } = await import('../../apps/host/src/brand/brand.ts');

const read = (file) => readFileSync(file, 'utf8');
const headsOf = (language) => JSON.parse(read(`packages/widgets/src/public/heads/messages/${language}.json`));
/** What the product is, as the front page's title says it. */
const taglineOf = (language) => headsOf(language).landing.title.split(' | ').at(-1);
const icon = read('apps/host/public/icon.svg');
const font = readFileSync('packages/ui/src/foundation/globals/inter.woff2').toString('base64');

const rows = [
  { top: 96, name: 96, colour: 'red' },
  { top: 148, name: 124, colour: 'amber' },
  { top: 200, name: 84, colour: 'amber' },
  { top: 252, name: 110, colour: 'green' },
  { top: 304, name: 72, colour: 'green' },
];
/** The drawing of the front page, in the colours of its light theme. */
const drawing = `<svg viewBox="0 0 480 356" fill="none" stroke-width="2" stroke-linecap="round">
  <rect x="1" y="1" width="478" height="354" rx="16" fill="#fff" stroke="#dfe4ec"/>
  <path d="M28 36h92" stroke-width="8" stroke="#8b8f96"/>
  <path d="M392 36h56" stroke-width="14" stroke="#0e67d8"/>
  <path d="M1 70h478" stroke="#dfe4ec"/>
  <path d="M2 71h476v50H2z" fill="#e7f0fe"/>
  ${rows
    .map(
      ({ top, name, colour }) => `<path d="M28 ${top}h${name}" stroke-width="6" stroke="#8b8f96"/>
  <path d="M180 ${top}h64" stroke-width="6" stroke="#dfe4ec"/>
  <rect x="284" y="${top - 12}" width="76" height="24" rx="12" class="${colour}"/>
  <path d="M304 ${top}h36" stroke-width="4" class="${colour} mark"/>
  <path d="M404 ${top}h44" stroke-width="6" stroke="#8b8f96"/>`,
    )
    .join('')}
  ${[122, 174, 226, 278].map((top) => `<path d="M1 ${top}h478" stroke="#dfe4ec"/>`).join('')}
</svg>`;

const page = `<!doctype html><style>
@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
body { margin: 0; inline-size: 1200px; block-size: 630px; overflow: hidden; background: #f5f7fb; font-family: Inter; color: #2a2d33; }
main { position: absolute; inset: 0 auto 0 80px; inline-size: 600px; display: flex; flex-direction: column; justify-content: center; }
main svg { inline-size: 104px; }
h1 { margin: 36px 0 20px; font-size: 88px; font-weight: 700; line-height: 1; letter-spacing: -0.035em; }
p { margin: 0 0 8px; font-size: 30px; line-height: 1.3; color: #5d6169; }
div { position: absolute; inset: 93px -130px auto auto; inline-size: 600px; }
.red { fill: #feebe9; stroke: #f7b5ae; } .red.mark { stroke: #a01722; }
.amber { fill: #f8eedd; stroke: #e3c48f; } .amber.mark { stroke: #7a4d00; }
.green { fill: #e2f4e8; stroke: #a3d8b5; } .green.mark { stroke: #11623a; }
</style><main>${icon}<h1>${brand.name}</h1><p lang="es">${taglineOf('es')}</p><p lang="en">${taglineOf('en')}</p></main><div>${drawing}</div>`;

/** Takes the picture, as a PNG of the size that the brand names. */
export async function photographBrand(browser) {
  const { width, height } = brand.picture;
  const studio = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await studio.setContent(page);
  await studio.evaluate(() => document.fonts.ready);
  const png = await studio.screenshot({ animations: 'disabled' });
  await studio.close();
  return png;
}
/** Where it is kept. */
export const brandFile = `apps/host/public${brand.picture.src}`;
/** What it may weigh, so that no network leaves it out. */
export const brandLimit = 60_000;
