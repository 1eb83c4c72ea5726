import type { Language } from '@corredor/core/i18n';
import { type LetterBlock, readLetter } from '@corredor/core/letters';

/** Whose letter a mail is, where it is not the product's own. */
export interface Letterhead {
  /** The brokerage's name. */
  name: string;
  /** The address of its picture; null where it has none. */
  image: string | null;
  language: Language;
}

/** By which name the picture is found inside the mail. */
export const pictureId = 'picture@letterhead';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const cell = 'padding:6px 0;vertical-align:top;border-top:1px solid #e5e7eb;overflow-wrap:break-word';
/** A block of a text: facts as a table, what is listed as a list, everything else as it stands. */
function htmlOf(block: LetterBlock): string {
  switch (block.kind) {
    case 'facts': {
      const rows = block.facts.map(
        ({ name, value }) =>
          `<tr><th scope="row" align="left" style="${cell};width:40%;padding-right:12px;font-weight:normal;color:#4b5563">${asHtml(name)}</th>` +
          `<td style="${cell};font-weight:600">${asHtml(value)}</td></tr>`,
      );
      return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;table-layout:fixed">${rows.join('')}</table>`;
    }
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 8px">${asHtml(item)}</li>`);
      return `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`;
    }
    case 'lines':
      return `<p style="margin:0 0 16px">${block.lines.map(asHtml).join('<br>')}</p>`;
  }
}

/**
 * The text of a mail as HTML: the same words, with the brokerage's name or picture above, facts as a table and the signature below. It loads
 * nothing from outside, and is as wide as the window up to 600 px.
 */
export function letterOf(text: string, { name, language }: Letterhead, hasPicture: boolean): string {
  const { blocks, signature } = readLetter(text);
  const head = hasPicture
    ? `<img src="cid:${pictureId}" alt="${asHtml(name)}" style="display:block;max-width:200px;max-height:64px;height:auto;border:0">`
    : `<strong style="font-size:18px">${asHtml(name)}</strong>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"></head>',
    '<body style="margin:0;padding:0;background:#f3f4f6">',
    '<table role="presentation" style="width:100%;border-collapse:collapse;background:#f3f4f6"><tr><td align="center" style="padding:16px">',
    '<table role="presentation" style="width:100%;max-width:600px;border-collapse:collapse;background:#ffffff;text-align:left">',
    `<tr><td style="padding:24px 24px 0">${head}</td></tr>`,
    '<tr><td style="padding:24px 24px 8px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#111827;overflow-wrap:break-word">',
    ...blocks.map(htmlOf),
    '</td></tr>',
    signature.length > 0
      ? `<tr><td style="padding:16px 24px 24px;border-top:1px solid #e5e7eb;font:14px/1.5 Arial,Helvetica,sans-serif;color:#4b5563">${signature.map(asHtml).join('<br>')}</td></tr>`
      : '',
    '</table></td></tr></table></body></html>',
  ].join('\n');
}
