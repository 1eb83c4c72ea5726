import { aWord } from './names.mjs';

/** A test with a browser: one is added, read, found, changed and deleted, and each time somebody is told. */
export function endToEndFiles(entity) {
  const { name, plural, Type, en, fields } = entity;
  const [first, ...others] = fields;
  const required = others.filter(({ isRequired }) => isRequired);
  const helpers = new Set(['write']);
  const label = (field) => `words('${plural}:field.${field.name}')`;
  const filled = required.flatMap((field) => {
    if (['text', 'longtext'].includes(field.type)) return `await write(me.page, ${label(field)}, 'Texto');`;
    if (field.type === 'money') return `await write(me.page, ${label(field)}, '10');`;
    if (field.type === 'number') return `await write(me.page, ${label(field)}, '3');`;
    if (field.type === 'date') {
      helpers.add('writeDay');
      return `await writeDay(me.page, ${label(field)}, '2026-01-12');`;
    }
    if (field.type === 'ref') {
      helpers.add('lookUp');
      return `await lookUp(me.page, ${label(field)}, '');`;
    }
    return [];
  });
  const text = `import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { ${[...helpers].sort().join(', ')} } from './support/fields.ts';
import { test } from './support/test.ts';

test('${aWord(en.one)} is added, read, found, changed and deleted, and each time I am told', async ({ me, office }) => {
  const { words } = me;
  const heading = (name: string) => me.page.getByRole('heading', { level: 1, name, exact: true });
  await me.access.signIn(office.administrator);
  await me.goTo(paths.new${Type}());
  await write(me.page, words('${plural}:field.${first.name}'), 'Prueba completa');
  ${filled.join('\n  ')}
  await me.records.press(words('${plural}:create'));
  await me.amTold(words('common:success.${name}.created'));
  await expect(heading('Prueba completa')).toBeVisible();
  await me.goTo(paths.${plural}({ search: 'Prueba completa' }));
  await me.records.edit('Prueba completa');
  await write(me.page, words('${plural}:field.${first.name}'), 'Prueba cambiada');
  await me.records.press(words('${plural}:save'));
  await me.amTold(words('common:success.${name}.updated'));
  await expect(heading('Prueba cambiada')).toBeVisible();
  await me.goTo(paths.${plural}({ search: 'Prueba cambiada' }));
  await me.records.delete('Prueba cambiada', words('${plural}:delete'));
  await me.amTold(words('common:success.${name}.deleted'));
});
`;
  return [{ file: `e2e/${plural}.e2e.ts`, text }];
}
