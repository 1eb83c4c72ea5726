import { deflateSync } from 'node:zlib';

interface PdfParts {
  catalog?: string;
  page?: string;
  more?: string[];
  trailer?: string;
}
/** A small whole PDF, with more in its objects where a test wants that. */
export function aPdf({ catalog = '', page = '', more = [], trailer = '' }: PdfParts = {}): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]${page}>>`,
    ...more,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\n`;
  return Buffer.from(`${text}startxref\n${text.indexOf('xref\n')}\n%%EOF\n`, 'latin1');
}

/** Objects packed into a compressed stream, where a search of the bytes does not see them. */
export function packed(objects: string, more = ''): string {
  const data = deflateSync(Buffer.from(`9 0 ${objects}`, 'latin1')).toString('latin1');
  return `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode${more}/Length ${data.length}>>\nstream\n${data}\nendstream`;
}
