import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { camel, capital } from '../names.mjs';
import { Refusal } from '../refusal.mjs';
import { read, theFile } from '../tree.mjs';
import { toYaml } from '../yaml.mjs';
import { addKey, addMember, addToMappings, hasMember, keysIn } from './lists.mjs';

const core = 'packages/core/src';
const widgets = 'packages/widgets/src';
const api = 'apps/api/src';
const kindsOfCode = { text: 'string', number: 'number', amount: 'string', day: 'string', yesno: 'boolean' };
const languages = ['es', 'en'];
const found = (pattern) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));

/** What is made, what is edited, and what is left to do for a field; nothing is written. */
export function planField(field) {
  const record = recordOf(field);
  const after = [...(field.after ? [field.after] : []), ...record.sent.toReversed()];
  const asked = { ...field, ...record, after };
  const edits = [
    ...contractEdits(asked),
    ...serverEdits(asked),
    ...(record.plural === 'policies' ? policyEdits(asked) : []),
    ...fixtureEdits(asked),
    ...clientEdits(asked),
    ...wordEdits(asked),
    ...importEdits(asked),
    promisedEdit(asked),
  ];
  return { made: [migrationOf(asked)], edited: applied(edits), next: placesLeft(asked) };
}

/** Several edits of one file, one after the other; those that change nothing are left out. */
function applied(edits) {
  const texts = new Map();
  for (const { file, apply } of edits) texts.set(file, apply(texts.get(file) ?? read(file)));
  return [...texts]
    .filter(([file, text]) => read(file) !== text)
    .map(([file, text]) => ({ file, text, forcedBy: edits.find((one) => one.file === file).forcedBy }));
}

/** Where a record stands, by its plural; throws where it is none or has the field already. */
function recordOf({ plural, name, after, headings }) {
  const paths = found(`openapi/**/${plural}/${plural}.yaml`);
  const type = paths.length === 1 && /operationId: create(\w+)/.exec(read(paths[0]))?.[1];
  const folder = type && dirname(paths[0]);
  const input = folder && `${folder}/schemas/${type}Input.yaml`;
  if (!input || !existsSync(input))
    throw new Refusal(`"${plural}" are no records that somebody adds. Write the plural, as in vehicles or policies.`);
  const sent = keysIn(read(input), 'properties');
  const whole = `${folder}/schemas/${type}.yaml`;
  const known = new Set([...sent, ...keysIn(read(whole), 'properties')]);
  if (known.has(name)) throw new Refusal(`${plural} have "${name}" already.`);
  if (after && !known.has(after)) throw new Refusal(`--after names "${after}", which ${plural} do not have.`);
  const store = found(`${api}/**/${plural}/${plural}.store.ts`)[0];
  if (!store) throw new Refusal(`there is no store of ${plural} in ${api}.`);
  const feature = dirname(
    theFile(`${widgets}/{portfolio,identity,office,collection}/**/${plural}/messages/es.json`),
  ).replace(/\/messages$/, '');
  const description = found(`${feature}/described${type}.ts`)[0];
  const imports = headings.length > 0 ? theFile(`${core}/**/imports/fields.ts`) : undefined;
  if (imports && !hasMember(imports, read(imports), { to: 'importFields', name: plural }))
    throw new Refusal(`no files of ${plural} are imported. Leave --headings out.`);
  return { plural, type, folder, input, whole, sent, store, feature, description, imports };
}

const edit = (file, forcedBy, apply) => ({ file, forcedBy, apply });
const member = (file, forcedBy, where) => edit(file, forcedBy, (text) => addMember(file, text, where));

function contractEdits({ name, type, folder, input, whole, schema, sent, after, example, ...asked }) {
  const shared = relative(`${folder}/schemas`, 'openapi/shared').replaceAll('\\', '/');
  const property = [`${name}:`, ...schema({ ...asked, shared }).map((line) => `  ${line}`)];
  const properties = (file, forcedBy, list) =>
    edit(file, forcedBy, (text) => {
      const [head, rest] = text.split(/^properties:\n/m);
      const inner = `properties:\n${rest}`;
      const keys = keysIn(inner, 'properties');
      const behind = list.filter((one) => keys.includes(one));
      return `${head}${addToMappings(inner, { keys: keys.slice(0, 1), after: behind, entry: property })}`;
    });
  const isDerived = /^x-record-of:/m.test(read(whole));
  const dropped = keysIn(read(whole), 'x-drops');
  const required = [
    ...(isDerived ? sent.filter((one) => !dropped.includes(one)) : []),
    ...keysIn(read(whole), 'required'),
  ];
  const line = toYaml({ [name]: example }).trimEnd();
  const examples = found('openapi/**/examples/*.yaml').map((file) =>
    edit(file, 'the lint of the document: an example lacks what is required', (text) =>
      addToMappings(text, { keys: required, after, entry: [line] }),
    ),
  );
  const own = isDerived
    ? []
    : [
        properties(whole, 'the compiler: the form sends what nobody reads', after),
        edit(whole, '', (text) => text.replace(/^properties:/m, `  - ${name}\nproperties:`)),
      ];
  return [properties(input, 'everything else follows from it', after), ...own, ...examples];
}

function migrationOf({ plural, name, column }) {
  const folder = dirname(theFile(`${api}/**/migrations/0001_foundations.sql`));
  const number = Math.max(...readdirSync(folder).map((file) => Number(file.slice(0, 4)))) + 1;
  const hasViews = ['policies', 'payments'].includes(plural);
  const lines = [
    '-- Up Migration',
    `alter table ${plural} add column ${name} ${column({ name })};`,
    ...(hasViews ? ['select show_all_columns();'] : []),
    '',
    '-- Down Migration',
    ...(hasViews ? ['drop view policy_states, payment_states;'] : []),
    `alter table ${plural} drop column ${name};`,
    ...(hasViews
      ? ['select show_all_columns();', 'grant select on policy_states, payment_states to corredor_app;']
      : []),
  ];
  return { file: `${folder}/${String(number).padStart(4, '0')}_${plural}_${name}.sql`, text: `${lines.join('\n')}\n` };
}

function serverEdits({ plural, name, kind, store, after }) {
  const Table = `${plural.split('-').map(capital).join('')}Table`;
  const table = found(`${api}/database/tables/*.ts`).find((file) => new RegExp(`interface ${Table} `).test(read(file)));
  if (!table) throw new Refusal(`no table in ${api}/database/tables is called ${Table}.`);
  const isSent = new RegExp(`interface ${Table} [^{]*Sent<`).test(read(table));
  const columnType = kind === 'yesno' ? 'WithDefault<boolean>' : `Optional<${kindsOfCode[kind]}>`;
  const forcedBy = 'the compiler: the answer lacks a column';
  return [
    ...(isSent ? [] : [member(table, forcedBy, { to: Table, after, entry: `${name}: ${columnType};` })]),
    ...(readsByList({ plural, store, after })
      ? [member(store, forcedBy, { to: 'columns', after, entry: `'${name}',` })]
      : []),
  ];
}

/** Whether a store names the columns that it reads in one list. */
const readsByList = ({ plural, store, after }) =>
  plural !== 'policies' && after.some((one) => hasMember(store, read(store), { to: 'columns', name: one }));

/** What is stored of a policy, how its rows are read, and what its form holds are lists of their own. */
function policyEdits({ name, kind, after, feature }) {
  const stored = theFile(`${api}/**/policies/storedPolicy.ts`);
  const rows = theFile(`${api}/**/policies/policyRows.ts`);
  const values = theFile(`${feature}/**/policyValues.ts`);
  const empty = { text: "''", amount: "''", number: 'null', day: 'null', yesno: 'false' }[kind];
  const held = { text: 'string', amount: 'string', number: 'number | null', day: 'string | null', yesno: 'boolean' }[
    kind
  ];
  const nothing = kind === 'yesno' ? 'false' : 'null';
  const server = 'the compiler: everything that can be sent is stored';
  const client = 'a test: the form holds every field that can be sent';
  return [
    member(stored, server, {
      to: 'StoredPolicy',
      after,
      entry: `${name}: ${kind === 'yesno' ? 'boolean' : `${kindsOfCode[kind]} | null`};`,
    }),
    member(stored, server, { to: 'newPolicy', after, entry: `${name}: ${nothing},` }),
    member(stored, server, { to: 'storedOf', after, entry: `${name}: policy.${name},` }),
    member(rows, server, { to: 'sameNamesInFull', after: ['p.renews'], entry: `'p.${name}',` }),
    member(values, client, { to: 'PolicyValues', after, entry: `${name}: ${held};` }),
    member(values, client, { to: 'policyFields', after, entry: `'${name}',` }),
    member(values, client, { to: 'toPolicyValues', after, entry: `${name}: policy?.${name} ?? ${empty},` }),
    ...(empty === "''"
      ? [
          member(values, client, {
            to: 'toPolicyInput',
            after: ['observations'],
            entry: `${name}: textOrNull(values.${name}),`,
          }),
        ]
      : []),
  ];
}

function fixtureEdits({ name, type, example, after }) {
  const written = typeof example === 'string' ? `'${example.replaceAll("'", "\\'")}'` : example;
  return found(`${core}/fixtures/*.ts`).flatMap((file) =>
    [
      ...read(file).matchAll(
        new RegExp(`^export const (\\w+) = \\(over: Partial<${type}> = \\{\\}\\): ${type} => \\(\\{\n  id`, 'gm'),
      ),
    ].map(([, to]) =>
      member(file, 'the compiler: an example of the record lacks it', { to, after, entry: `${name}: ${written},` }),
    ),
  );
}

function clientEdits({ name, kind, most, isCode, form, description, after, type }) {
  if (!description) return [];
  const text = read(description);
  const known = [...text.matchAll(/describeFields<[^,]+, ([^>]+)>/g)].flatMap(([, union]) =>
    [...union.matchAll(/'(\w+)'/g)].map(([, one]) => one),
  );
  if (form && !known.includes(form)) throw new Refusal(`--form is one of ${known.join(', ')}, not "${form}".`);
  const before = new RegExp(`^ {2}${after[0]}: .*form: '(\\w+)'`, 'm').exec(text)?.[1];
  const group = form ?? (known.includes(before) ? before : known[0]);
  const said =
    { text: `kind: 'text', most: ${most}${isCode ? ', isCode: true' : ''}`, yesno: "kind: 'yesNo'" }[kind] ??
    `kind: '${kind}'`;
  const entry = `${name}: { ${said}, form: '${group}', column: 'hidden', fact: 'more' },`;
  return [
    member(description, 'the compiler: every field that can be sent is described', {
      to: `${camel(type)}Fields`,
      after,
      entry,
    }),
  ];
}

/** Within a sentence a name begins with a small letter, but for what is written in capitals. */
const inSentence = (word) => (/^\p{Lu}(?:\p{Lu}|$)/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1));

function wordEdits({ name, feature, columns, description, kind, after, ...words }) {
  const own = languages.flatMap((language) => {
    const file = `${feature}/messages/${language}.json`;
    // Some features keep the names of their fields with the other words of the form.
    const labels = JSON.parse(read(file)).field ? 'field' : 'form';
    const put = (path, value) =>
      edit(file, 'the compiler: a word that is nowhere said', (text) =>
        addKey(text, { path, key: name, value, after }),
      );
    return [put(labels, words[language]), ...(description ? [put('column', columns[language])] : [])];
  });
  const told = languages.map((language) => {
    const file = theFile(`${widgets}/**/history/messages/${language}.json`);
    return edit(file, 'a test: the history has words for every field', (text) =>
      addKey(text, { path: 'field', key: name, value: inSentence(words[language]), after }),
    );
  });
  const reader = theFile(`${widgets}/**/history/readValue.ts`);
  const amounts =
    kind === 'amount'
      ? [
          member(reader, 'a test: the history writes amounts as amounts', {
            to: 'amounts',
            after: ['commercial_value'],
            entry: `'${name}',`,
          }),
        ]
      : [];
  return [...own, ...told, ...amounts];
}

function importEdits({ imports, plural, name, importType, isCode, example, es, en, headings, after }) {
  if (!imports) return [];
  const all = [...new Set([es, ...headings, en])].map((one) => `'${one.replaceAll("'", "\\'")}'`).join(', ');
  const entry = `{ name: '${name}', type: '${importType}',${isCode ? ' isNumber: true,' : ''} headings: [${all}] },`;
  const samples = theFile(`${widgets}/**/imports/samples.ts`);
  const sample = importType === 'money' ? `decimal('${example}')` : `'${example}'`;
  const forcedBy = 'nothing: you asked for it';
  return [
    member(imports, forcedBy, { to: 'importFields', after, entry, among: plural }),
    member(samples, forcedBy, { to: 'samplesIn', after, entry: `${name}: ${sample},`, among: plural }),
  ];
}

function promisedEdit({ type, name }) {
  const files = ['scripts/specification/fields.mjs', ...found('scripts/specification/records/*.mjs')];
  const pattern = new RegExp(`(\\b${type}:\\s*'[^']*)'`);
  const file = files.find((one) => pattern.test(read(one)));
  if (!file) throw new Refusal(`nothing is promised of the fields of ${type} in scripts/specification.`);
  return edit(file, 'a test: what is sent is promised', (text) => text.replace(pattern, `$1 ${name}'`));
}

function placesLeft({ plural, type, feature, description, imports, store, after }) {
  const isPolicy = plural === 'policies';
  const drawn = found(`${feature}/**/*{Fields,Columns,Summary,Facts,Detail}.tsx`).map((file) => basename(file));
  const steps = [
    description
      ? `Read its entry in ${description}: the group of the form, the column, the facts, and how it is kept (tidy).`
      : isPolicy
        ? `Draw it: form/PolicyFields.tsx, record/PolicySummary.tsx, and list/usePolicyColumns.tsx with PolicyRow.yaml where the list shows it. A test names those that are forgotten.`
        : `Hold and draw it in ${feature} (${drawn.join(', ')}, ${camel(type)}Values.ts, use${type}Words.ts). A test names those that are forgotten.`,
    !isPolicy &&
      !readsByList({ plural, store, after }) &&
      `Read its column in ${store}, which has no plain list of them.`,
    `To sort or narrow the list by it: the parameters of ${plural}.yaml, and orderOf and page of ${basename(store)}.`,
    !isPolicy &&
      'To find a record by it: the key of its search, in the migration, and what the words of the search say.',
    'What must be checked of it, and how it is written the same way always: the operations, and packages/core.',
    imports && `Files write it: read the headings in ${imports}, and the value that the template has (samples.ts).`,
    'Tests: what is promised of it, in its operations and in a story of the form. Then: npm run check, npm test.',
  ];
  return steps.filter(Boolean);
}
