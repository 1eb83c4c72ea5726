import { readFile } from 'node:fs/promises';
import { paths } from '@corredor/core/paths';
import readXlsxFile from 'read-excel-file/node';
import { appPage } from './pages/app.page.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test('what is exported with all columns, in either language, is there already when it comes back', async ({
  me,
  newPerson,
  office,
}) => {
  const colleague = await newPerson();
  await colleague.access.logIn(...office.viewer);
  // The colleague's own language wins over that of the browser.
  const english = appPage({ page: colleague.page, words: wordsOf('en'), language: 'en' });
  await me.access.signIn(office.broker);
  for (const list of ['customers', 'vehicles'] as const)
    for (const exporter of [me, english]) {
      await exporter.goTo(paths[list]());
      const path = await (await exporter.list.exportAll()).path();
      const [sheet] = await readXlsxFile(path);
      const [head = [], ...rows] = sheet?.data ?? [];
      expect(rows.length).toBeGreaterThan(10);
      const cellsOf = (key: string) => {
        const place = head.indexOf(exporter.words(key));
        return rows.map((row) => row[place]).filter((cell) => cell !== null);
      };
      if (list === 'customers') {
        expect(cellsOf('customers:column.phone').every((cell) => /^\+\d+$/.test(String(cell)))).toBe(true);
        expect(cellsOf('customers:column.birthdate').every((cell) => cell instanceof Date)).toBe(true);
      } else expect(cellsOf('vehicles:column.commercial_value').every((cell) => typeof cell === 'number')).toBe(true);
      await me.goTo(paths[list]());
      await me.imports.open();
      await me.imports.give({ name: 'todo.xlsx', mimeType: '', buffer: await readFile(path) });
      await me.imports.check();
      await me.imports.seeAllThere();
      await me.imports.seeCounts({ identical: rows.length });
      await me.imports.close();
      if (exporter !== me) continue;
      // The same as CSV: phones, days and amounts come back as they were.
      const csv = await readFile(await (await me.list.exportAll('exportCsv')).path());
      expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      await me.imports.open();
      await me.imports.give({ name: 'todo.csv', mimeType: 'text/csv', buffer: csv });
      await me.imports.check();
      await me.imports.seeAllThere();
      await me.imports.seeCounts({ identical: rows.length });
      await me.imports.close();
    }
});
