import { finished, type Steps, tagsOfStep } from './steps.ts';

/** What is called while a document is walked through; names come without their prefixes. */
interface XmlEars {
  open: (name: string, attributes: (name: string) => string | undefined, isEmpty: boolean) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

/** Walks through the tags and texts of a well-formed XML document; comments and instructions are passed over. */
export const walkXml = (xml: string, ears: XmlEars): void => finished(walkedXml(xml, ears));
/** The same in steps. */
export function* walkedXml(xml: string, { open, close, text }: XmlEars): Steps<void> {
  const pieces = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/g;
  let tags = 0;
  for (let found = pieces.exec(xml); found; found = pieces.exec(xml)) {
    const [piece, raw, tag] = found;
    tags += 1;
    if (tags % tagsOfStep === 0) yield pieces.lastIndex / xml.length;
    if (raw !== undefined) text(raw);
    else if (tag === undefined) {
      if (!piece.startsWith('<')) text(withoutEntities(piece));
    } else if (tag.startsWith('/')) close(nameOf(tag.slice(1)));
    else if (!tag.startsWith('!')) {
      const isEmpty = tag.endsWith('/');
      open(nameOf(tag), (name) => attributeOf(tag, name), isEmpty);
      if (isEmpty) close(nameOf(tag));
    }
  }
}
const nameOf = (tag: string) => {
  const end = tag.search(/[\s/]/);
  const name = end < 0 ? tag : tag.slice(0, end);
  return name.slice(name.indexOf(':') + 1);
};
/** The value of an attribute, with any prefix or none. */
function attributeOf(tag: string, name: string): string | undefined {
  for (let at = tag.indexOf(name); at >= 0; at = tag.indexOf(name, at + 1)) {
    const before = tag[at - 1];
    const quote = tag[at + name.length + 1] ?? '';
    if (!before || !/[\s:]/.test(before) || tag[at + name.length] !== '=' || !/["']/.test(quote)) continue;
    const start = at + name.length + 2;
    const value = tag.slice(start, tag.indexOf(quote, start));
    return value.includes('&') ? withoutEntities(value) : value;
  }
  return undefined;
}
const named = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const withoutEntities = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
        if (hex === undefined && decimal === undefined) return named.get(name) ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;
