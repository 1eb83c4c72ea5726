import { describe, expect, it } from 'vitest';
import { readTable } from './readTable.ts';

const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
const csv = (content: string | Uint8Array, name = 'a.csv') =>
  readTable(new File([typeof content === 'string' ? content : content.slice().buffer], name));

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'Cédula;Nombre\n1;"Ana; Luz"\n'],
    ['commas', 'Cédula,Nombre\r\n1,"Ana; Luz"\r\n'],
    ['tabs', 'Cédula\tNombre\n1\tAna; Luz'],
    ['a mark of UTF-8', '\ufeffCédula;Nombre\n1;"Ana; Luz"'],
  ])('with %s is read', async (_what, content) => {
    const { fileName, headings, rows } = await csv(content);
    expect({ fileName, headings, rows }).toEqual({
      fileName: 'a.csv',
      headings: ['Cédula', 'Nombre'],
      rows: [{ number: 2, cells: ['1', 'Ana; Luz'] }],
    });
  });

  it('in the old code page keeps its accents', async () => {
    const { headings, rows } = await csv(latin('Cédula;Nombre\n1;Íñigo Peña\n'));
    expect([headings, rows[0]?.cells]).toEqual([
      ['Cédula', 'Nombre'],
      ['1', 'Íñigo Peña'],
    ]);
  });

  it('may have a title and empty lines, and rows keep their numbers', async () => {
    const { headings, rows } = await csv('Clientes 2026;;\n;;\nCédula;Nombre;\n1;Ana;\n;;\n2;Eva;resto\n');
    // A column without a heading can be assigned too.
    expect(headings).toEqual(['Cédula', 'Nombre', '']);
    expect(rows).toEqual([
      { number: 4, cells: ['1', 'Ana', ''] },
      { number: 6, cells: ['2', 'Eva', 'resto'] },
    ]);
  });

  it.each([
    ['empty', '', 'a.csv'],
    ['empty', 'Cédula;Nombre\n', 'a.csv'],
    ['kind', 'old Excel', 'a.xls'],
    ['broken', 'PK no zip', 'a.xlsx'],
  ])('is refused as %s', async (reason, content, name) => {
    await expect(csv(content, name)).rejects.toMatchObject({ reason });
  });
});
