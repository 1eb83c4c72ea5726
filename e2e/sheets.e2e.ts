import { readFile } from 'node:fs/promises';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from './support/test.ts';

const broker = ['broker@corredor.example', 'corredor-demo-1'] as const;

for (const language of ['es', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('what the broker exports with all columns is there already when it comes back', async ({ me }) => {
      const { words } = me;
      await me.access.logIn(...broker);
      for (const list of ['customers', 'vehicles'] as const) {
        await me.shell.open(list);
        const path = await (await me.list.exportAll()).path();
        const [sheet] = await readXlsxFile(path);
        const [head = [], ...rows] = sheet?.data ?? [];
        expect(rows.length).toBeGreaterThan(100);
        if (list === 'customers') {
          const [phone, born] = [words('customers:column.phone'), words('customers:column.birthdate')].map((heading) =>
            rows.map((row) => row[head.indexOf(heading)]).filter((cell) => cell !== null),
          );
          expect(phone?.every((cell) => typeof cell === 'string' && /^\+\d+$/.test(cell))).toBe(true);
          expect(born?.every((cell) => cell instanceof Date)).toBe(true);
        }
        await me.imports.open();
        await me.imports.give({ name: 'todo.xlsx', mimeType: '', buffer: await readFile(path) });
        await me.imports.check();
        await me.imports.seeAllThere();
        await me.imports.seeCounts({ identical: rows.length });
        await me.imports.close();
      }
    });
  });
}
