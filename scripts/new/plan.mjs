import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { clientFiles } from './client.mjs';
import { documentFiles } from './document.mjs';
import { endToEndFiles } from './endToEnd.mjs';
import { hostFiles } from './host.mjs';
import { aWord, pascal } from './names.mjs';
import { promisedFiles } from './promised.mjs';
import { Refusal } from './refusal.mjs';
import { serverFiles } from './server.mjs';
import { sharedEdits } from './sharedEdits.mjs';
import { wordFiles } from './texts.mjs';
import { read, roomOf, theFile } from './tree.mjs';

const core = 'packages/core/src';
const widgets = 'packages/widgets/src';
const api = 'apps/api/src';

/** What is made, what is edited, and what is left to do; nothing is written. */
export function planEntity(asked) {
  const register = theFile(`${core}/**/records.ts`);
  refuseTaken(asked, register);
  const entity = complete(asked);
  const places = { ...placesOf(entity), words: `${dirname(register)}/words` };
  const made = [
    ...documentFiles(entity, places.document),
    ...serverFiles(entity, places),
    ...clientFiles(entity, places),
    ...hostFiles(entity),
    ...endToEndFiles(entity),
    ...promisedFiles(entity),
    ...wordFiles(entity, places.words),
  ];
  return { made, edited: sharedEdits(entity, places), next: nextSteps(entity, places) };
}

function complete(asked) {
  const [Type, Types] = [pascal(asked.name), pascal(asked.plural)];
  const fields = asked.fields.map((field) => ({
    ...field,
    valuesType: field.type === 'enum' ? `${Type}${pascal(field.name)}` : undefined,
  }));
  const path = `/app/${asked.menu === 'management' ? 'management' : 'configuration'}/${asked.plural}`;
  const toldFields = Object.keys(JSON.parse(read(theFile(`${widgets}/**/history/messages/en.json`))).field);
  return { ...asked, Type, Types, fields, path, toldFields };
}

function refuseTaken({ name, plural, fields }, register) {
  const known = [...read(register).matchAll(/^ {2}(\w+): \{/gm)].map(([, kind]) => kind);
  if (known.includes(name)) throw new Refusal(`"${name}" is a kind of record already.`);
  const [Type, Types] = [pascal(name), pascal(plural)];
  const types = globSync('openapi/**/schemas/*.yaml').map((file) => basename(file, '.yaml'));
  const wanted = [Type, `${Type}Input`, `${Type}Patch`, `${Type}Page`];
  const taken = [
    ...wanted,
    ...fields.filter(({ values }) => values.length > 0).map((field) => Type + pascal(field.name)),
  ];
  const type = taken.find((one) => types.includes(one));
  if (type) throw new Refusal(`the document has a type "${type}" already.`);
  const named = [...read(theFile(`${core}/**/paths/paths.ts`)).matchAll(/^ {2}(\w+):/gm)].map(([, one]) => one);
  const page = [plural, `new${Type}`, name, `${name}Record`, `${name}Detail`].find((one) => named.includes(one));
  if (page) throw new Refusal(`a page is named "${page}" already.`);
  const words = JSON.parse(read(theFile(`${core}/**/i18n/messages/en.json`)));
  if (words.success[name] || words.menu[plural])
    throw new Refusal(`there are words for "${name}" already: choose another name.`);
  const places = [
    `${widgets}/**/${plural}/index.ts`,
    `${api}/**/${plural}/index.ts`,
    `${widgets}/screens/${Types}Screen.tsx`,
  ];
  const place = places.flatMap((pattern) => globSync(pattern))[0];
  if (place) throw new Refusal(`${place} is there already: choose another --plural.`);
}

function placesOf({ plural, district, name }) {
  const room = (base) => {
    if (!existsSync(`${base}/${district}`)) throw new Refusal(`there is no district "${district}" in ${base}.`);
    return `${base}/${district}/${plural}`;
  };
  const tables = dirname(theFile(`${api}/**/tables/catalogues.ts`));
  const migrations = dirname(theFile(`${api}/**/migrations/0001_foundations.sql`));
  const numbers = readdirSync(migrations).map((file) => Number(file.slice(0, 4)));
  const permissions = [...read(theFile('openapi/**/schemas/Permission.yaml')).matchAll(/^ {2}- (\S+)$/gm)];
  return {
    api,
    document: room('openapi'),
    server: room(api),
    feature: room(widgets),
    screens: `${widgets}/screens`,
    table: `${tables}/${plural}.ts`,
    migration: `${migrations}/${String(Math.max(...numbers) + 1).padStart(4, '0')}_${plural}.sql`,
    permissions: permissions.map(([, one]) => one),
    testing: `${api}/testing`,
    stories: `${widgets}/testing/index.ts`,
    forms: `${roomOf(widgets, 'forms')}/index.ts`,
    filters: `${roomOf(widgets, 'filters')}/index.ts`,
    lists: `${roomOf(widgets, 'lists')}/index.ts`,
    records: `${roomOf(widgets, 'records')}/index.ts`,
    history: `${roomOf(widgets, 'history')}/index.ts`,
    app: `${roomOf(widgets, 'app')}/index.ts`,
    data: `${roomOf(widgets, 'data')}/index.ts`,
    navigation: `${roomOf(widgets, 'navigation')}/index.ts`,
    pickers: `${roomOf(widgets, 'pickers')}/index.ts`,
    name,
  };
}

function nextSteps({ name, plural, key, isTranslated, fields, es }, places) {
  const untold = fields.flatMap((field) => field.untold);
  const held = fields.filter(({ kind }) => kind && !kind.isKept).map(({ kind }) => kind.name);
  const steps = [
    `Read the words in ${places.feature}/messages, and say there what ${plural} are for ("context", "empty.text").`,
    !isTranslated &&
      `The Spanish words are still "${es.one}, ${es.many}": write them there and in ${places.words}/${name}.json.`,
    untold.length > 0 &&
      `No Spanish was told for ${untold.join(', ')}: write it there and in ${places.words}/${name}.json.`,
    `Choose an icon${key ? '' : ' and a key'} in packages/widgets/src/shell/places.ts.`,
    held.length > 0 &&
      `A ${held.join(' or ')} that ${aWord(name)} names cannot be deleted: "reference_changed". To tell who holds it, count ${plural} in "holders" of its store.`,
    `Write what the help says of ${plural}, and add some to the demo data (${places.api}/demo).`,
    'Pictures that show the menu change: UPDATE_SNAPSHOTS=1 npm test -- --only=stories, and look at the difference.',
    'Rules of the business go to packages/core, with a test. Then: npm run check, npm test.',
  ];
  return steps.filter(Boolean);
}
