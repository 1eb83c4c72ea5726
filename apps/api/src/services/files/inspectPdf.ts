import { constants, inflateSync } from 'node:zlib';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Finding = 'pdf_broken' | 'pdf_encrypted' | 'pdf_active' | null;
const activeNames = /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|OpenAction|RichMedia)(?![A-Za-z0-9_-])/;
const encryptName = /\/Encrypt(?![A-Za-z0-9_-])/;
/** Pages whose annotations are looked at; names are searched in the whole file. */
const pagesToVisit = 50;
const mostInflated = 64 * 1_048_576;

/** Looks for what a stored PDF must not have: by the names in its objects first, then as a reader would open it. */
export async function inspectPdf(bytes: Uint8Array): Promise<Finding> {
  const text = Buffer.from(bytes).toString('latin1');
  const found = searchNames(plainNames(text)) ?? searchObjectStreams(bytes, text);
  return found ?? openAsReader(bytes);
}

/** Names may be written with escapes (/#4aavaScript); a search needs them plain. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function searchNames(text: string): Finding {
  if (encryptName.test(text)) return 'pdf_encrypted';
  return activeNames.test(text) ? 'pdf_active' : null;
}

/** Objects may be packed into compressed streams, where a search of the file does not see them. */
function searchObjectStreams(bytes: Uint8Array, text: string): Finding {
  let inflated = 0;
  for (const match of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    const head = text.slice(Math.max(0, match.index - 2_000), match.index);
    const dictionary = plainNames(head.slice(head.lastIndexOf('obj') + 3));
    const rest = bytes.subarray(match.index + match[0].length);
    const isNamed = /\/ObjStm(?![A-Za-z0-9_-])/.test(dictionary);
    if (!isNamed && !looksPacked(rest)) continue;
    const objects = isNamed ? unpack(rest, dictionary) : inflate(rest);
    if (objects === null) return 'pdf_broken';
    inflated += objects.length;
    if (inflated > mostInflated) return 'pdf_broken';
    const found = searchNames(plainNames(objects));
    if (found) return found;
  }
  return null;
}
/** Readers take objects from any stream that begins like this, whatever its dictionary says or hides. */
function looksPacked(rest: Uint8Array): boolean {
  if (((rest[0] ?? 0) & 0x0f) !== 8) return false;
  const start = inflate(rest.subarray(0, 256));
  return start !== null && /^\s*\d[\d\s]*(?:[<[(/+.-]|R\b|true|false|null|$)/.test(start);
}
function unpack(rest: Uint8Array, dictionary: string): string | null {
  // What stands in another object or is put through a predictor cannot be searched; no usual program writes it so.
  if (/\/(?:Filter|DecodeParms)\s*\[?\s*\d/.test(dictionary) || /\/Predictor\s*(?!1\b)\d/.test(dictionary)) return null;
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.match(/\/\w+/g) ?? [];
  if (filters.length === 0)
    return Buffer.from(rest.subarray(0, mostInflated)).toString('latin1').split('endstream')[0] ?? '';
  // Other filters never pack objects in practice; what cannot be searched is not taken.
  if (filters.length > 1 || (filters[0] !== '/FlateDecode' && filters[0] !== '/Fl')) return null;
  return inflate(rest);
}
function inflate(packed: Uint8Array): string | null {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: mostInflated };
    return inflateSync(packed, options).toString('latin1');
  } catch {
    return null;
  }
}

async function openAsReader(bytes: Uint8Array): Promise<Finding> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    stopAtErrors: true,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
  });
  try {
    const document = await task.promise;
    const { info } = await document.getMetadata();
    if ('EncryptFilterName' in info && info.EncryptFilterName) return 'pdf_encrypted';
    if (document.numPages < 1) return 'pdf_broken';
    const actions = [await document.getOpenAction(), await document.getJSActions(), await document.getAttachments()];
    if (actions.some((one) => one !== null && one !== undefined)) return 'pdf_active';
    for (let number = 1; number <= Math.min(document.numPages, pagesToVisit); number += 1) {
      const page = await document.getPage(number);
      if ((await page.getJSActions()) !== null) return 'pdf_active';
      page.cleanup();
    }
    return null;
  } catch (error) {
    return error instanceof PasswordException ? 'pdf_encrypted' : 'pdf_broken';
  } finally {
    await task.destroy();
  }
}
