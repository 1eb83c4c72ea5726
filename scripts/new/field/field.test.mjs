import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isWanted } from '../../proof/wanted.mjs';
import { addKey, addMember, addToMappings } from './lists.mjs';
import { planField } from './planField.mjs';
import { readField } from './readField.mjs';
import { tryField } from './tryField.mjs';

const plan = (...asked) => planField(readField(['field', ...asked]).field);
const words = ['--es', 'Referencia', '--en', 'Reference'];
const added = ({ file, text }) => {
  const before = new Set(readFileSync(file, 'utf8').split('\n'));
  return text.split('\n').filter((line) => !before.has(line));
};

describe('npm run new -- field', () => {
  it('makes a field that is green at once, in a copy of the tree, and one that must be drawn is named', {
    timeout: 600_000,
  }, async () => {
    const { failed, output } = await tryField({ isWhole: isWanted('newEntity') });
    expect(failed, output).toBeNull();
  });

  it.each(['text', 'text(40)', 'number', 'amount', 'day', 'yesno'])(
    'plans a %s, and changes nothing as long as it plans',
    (kind) => {
      const { made, edited, next } = plan('vehicles', `reference:${kind}`, ...words);
      expect(made.map(({ file }) => existsSync(file))).toEqual([false]);
      expect(edited.filter((one) => /undefined|\[object/.test(added(one).join()))).toEqual([]);
      expect(edited.filter(({ forcedBy }) => forcedBy === '')).toEqual([]);
      expect(edited.every((one) => added(one).length > 0)).toBe(true);
      expect(next.join()).toContain('describedVehicle.ts');
    },
  );

  it('makes at most seventeen files with those of the import, none of them by rewriting what is drawn', () => {
    const { made, edited } = plan('vehicles', 'reference:text', ...words, '--headings', 'Ref.,Referencia interna');
    expect(made.length + edited.length).toBeLessThanOrEqual(14);
    expect(edited.filter(({ file }) => file.endsWith('.tsx'))).toEqual([]);
  });

  it('describes one of insurers, in the group that is asked for', () => {
    const { edited } = plan('providers', 'reference:text(20)', ...words, '--form', 'contact');
    const { text } = edited.find(({ file }) => file.endsWith('describedProvider.ts'));
    expect(text).toContain("reference: { kind: 'text', most: 20, form: 'contact', column: 'hidden', fact: 'more' },");
  });

  it('names both views in the migration of a policy, which lose no column otherwise', () => {
    const [{ text }] = plan('policies', 'reference:text', ...words).made;
    const [up, down] = text.split('-- Down Migration');
    expect(up).toContain('add column reference text;\nselect show_all_columns();');
    expect(down).toMatch(/drop view[\s\S]+drop column reference;\nselect show_all_columns\(\);\ngrant select/);
  });

  it('stores and holds what a policy is sent', () => {
    const texts = plan('policies', 'reference:text', ...words, '--after', 'certificate_number').edited;
    const textOf = (name) => texts.find(({ file }) => file.endsWith(name))?.text;
    for (const line of ['reference: string | null;', 'reference: null,', 'reference: policy.reference,'])
      expect(textOf('storedPolicy.ts')).toContain(line);
    for (const line of [
      'reference: string;',
      "'reference',",
      "reference: policy?.reference ?? '',",
      'textOrNull(values.reference)',
    ])
      expect(textOf('policyValues.ts')).toContain(line);
    expect(texts.filter(({ file }) => file.includes('/examples/'))).toHaveLength(4);
  });

  it.each(['coverages', 'branches', 'customers', 'tasks', 'users', 'roles'])(
    'plans one of %s, and names where it is to be drawn',
    (plural) => {
      const { edited, next } = plan(plural, 'reference:text', ...words);
      expect(edited.filter(({ file }) => /specification\/(fields|records\/\w+)\.mjs$/.test(file))).toHaveLength(1);
      expect(edited.filter(({ file }) => file.endsWith(`${plural}/messages/es.json`))).toHaveLength(1);
      expect(next[0]).toMatch(/Hold and draw it in .*Values\.ts.*Words\.ts/);
    },
  );

  it.each([
    [['vehicles', 'reference:text'], 'what is it called in Spanish?'],
    [['vehicles', 'reference:text', '--es', 'Referencia'], 'what is it called in English?'],
    [['vehicles', 'color:text', ...words], 'vehicles have "color" already'],
    [['vehicle', 'reference:text', ...words], '"vehicle" are no records'],
    [['moons', 'reference:text', ...words], '"moons" are no records'],
    [['vehicles', 'Reference:text', ...words], '"Reference:text" is no field'],
    [['vehicles', 'reference', ...words], '"reference" is no field'],
    [['vehicles', 'reference:txt', ...words], '"txt" is no kind of field'],
    [['vehicles', 'reference:date', ...words], 'date is called day here'],
    [['vehicles', 'reference:choice', ...words], 'a choice is made by hand'],
    [['vehicles', 'reference:ref', ...words], 'a ref is made by hand'],
    [['vehicles', 'reference:text!', ...words], 'it cannot be asked for'],
    [['vehicles', 'reference:text(0)', ...words], 'a text has 1 to 500 signs'],
    [['vehicles', 'reference:day(4)', ...words], 'only a text has a length'],
    [['vehicles', 'owner_id:text', ...words], 'a field cannot be named "owner_id"'],
    [['vehicles', 'reference:text', ...words, '--after', 'moon'], '--after names "moon"'],
    [['vehicles', 'reference:text', ...words, '--form', 'moon'], '--form is one of identity, use'],
    [['coverages', 'reference:text', ...words, '--headings', 'Ref.'], 'no files of coverages are imported'],
    [['vehicles', 'reference:yesno', ...words, '--headings', 'Ref.'], 'no file that is imported has a yesno'],
    [['vehicles', 'reference:day', ...words, '--code'], 'only a text is a --code'],
    [['vehicles', 'reference:text(3)', ...words, '--example', 'abcd'], 'more than 3 signs'],
    [['vehicles', 'reference:text', ...words, '--colour', 'red'], 'colour'],
  ])('refuses %j and says why', (asked, why) => {
    expect(() => plan(...asked)).toThrow(why);
  });
});

describe('an entry of a list', () => {
  it('stands behind the first of the members that are named, whatever else the file says', () => {
    const text = 'const other = { a: 1 };\nconst list = {\n  a: { b: 1 }, // why\n  c: 2\n};\n';
    expect(addMember('x.ts', text, { to: 'list', after: ['z', 'c'], entry: '  d: 3,' })).toBe(
      'const other = { a: 1 };\nconst list = {\n  a: { b: 1 }, // why\n  c: 2,\n  d: 3,\n};\n',
    );
    expect(() => addMember('x.ts', text, { to: 'list', after: ['z'], entry: '' })).toThrow(
      'x.ts: "list" lists none of z',
    );
  });

  it('stands in every mapping of YAML that is such a record, behind all that stands below its neighbour', () => {
    const text =
      'value:\n  rows:\n    - id: 1\n      name: a\n      tags:\n        - x\n    - id: 2\n  id: 3\n  name: b\n';
    expect(addToMappings(text, { keys: ['id', 'name'], after: ['tags', 'name'], entry: ['more: 1'] })).toBe(
      'value:\n  rows:\n    - id: 1\n      name: a\n      tags:\n        - x\n      more: 1\n    - id: 2\n  id: 3\n  name: b\n  more: 1\n',
    );
  });

  it('leaves a word that is said already', () => {
    const text = '{\n  "field": {\n    "a": "A",\n    "c": "C"\n  }\n}\n';
    const add = (key) => addKey(text, { path: 'field', key, value: 'new', after: ['a'] });
    expect(add('c')).toBe(text);
    expect(add('b')).toBe('{\n  "field": {\n    "a": "A",\n    "b": "new",\n    "c": "C"\n  }\n}\n');
  });
});
