import { existsSync, globSync, readFileSync } from 'node:fs';
import { permissions as known } from '../../packages/core/src/identity/permissions/index.ts';
import { menuItems, visibleMenu } from '../../packages/core/src/places/menu/index.ts';
import { fullPageRoutes, privateRoutes, publicRoutes } from '../../packages/core/src/places/paths/index.ts';
import { roomFolder } from '../lib/rooms.mjs';
import { constants } from './constants.mjs';
import { fields, unpromised } from './fields.mjs';
import { textsIn, textsOfExport } from './literals.mjs';
import { menu } from './menu.mjs';
import { messages } from './messages.mjs';
import { factsOf, routeModules } from './modules.mjs';
import { permissions } from './permissions.mjs';
import { publicAddresses, routes } from './routes.mjs';
import { isRole, screens } from './screens.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const words = (language) => ({
  ...readJson(`packages/core/src/words/i18n/messages/${language}.json`),
  ...mergeBasics(language),
});
const mergeBasics = (language) => readJson(`packages/core/src/words/i18n/messages/basics.${language}.json`);
const at = (tree, key) => key.split('.').reduce((place, step) => place?.[step], tree);
const sourceFiles = (...patterns) =>
  patterns
    .flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories|fixtures)\.|openapi\.ts$|schemas\.ts$/.test(file));
const screenFile = (screen) => `packages/widgets/src/screens/${screen}.tsx`;
const storiesFile = (screen) => `packages/widgets/src/screens/${screen}.stories.tsx`;

/** The promises by section, each with where it stands and, where it lacks something, what. */
export async function compare() {
  const contract = readJson('.build/openapi.json');
  const schemaOf = (name) => contract.components.schemas[name];
  const operations = Object.values(contract.paths).flatMap(Object.values);
  const operationOf = (id) => operations.find(({ operationId }) => operationId === id);
  const screenOf = await screensOfRoutes();
  return [
    {
      title: 'Routes',
      proof:
        'The address and its permission stand in the tables that the router draws from; the table of pages is asked for the module of each, and the module imports the screen.',
      head: ['Route', 'Permission', 'Screen'],
      rows: [...publicRouteRows(screenOf), ...routeRows(screenOf)],
    },
    {
      title: 'Screens',
      proof:
        "The screen's own stories, or those of a room that the screen imports, export a story of this name. That it passes is the stage of the stories.",
      head: ['Screen', 'Stories', ''],
      rows: await screenRows(),
    },
    {
      title: 'Permissions',
      proof: 'The document asks for it in an operation; that the server then refuses is a test for every operation.',
      head: ['Permission', 'Operations that ask for it', ''],
      rows: permissionRows(operations),
    },
    {
      title: 'Side menu',
      proof: 'The menu is computed for somebody who holds this permission only, and for somebody who holds none.',
      head: ['Item', 'Address', 'Permission'],
      rows: menuRows(),
    },
    {
      title: 'Fields',
      proof: 'The schema of the document has them; the types of server and client are made from it.',
      head: ['Record', 'Fields', ''],
      rows: fieldRows(schemaOf),
    },
    {
      title: 'Messages',
      proof:
        'Both catalogues have the text, and the code that is named holds its key. That a person comes to read it, the stage of the end-to-end tests proves: it fails for a promised message that no passed test has looked for; a message that only a story can reach stands in the story that is named.',
      head: ['Message', 'Words', 'Said by'],
      rows: messageRows(),
    },
    {
      title: 'Constants',
      proof: 'The value is imported from where the product itself reads it, or stands in the document.',
      head: ['Constant', 'Value', ''],
      rows: constantRows(schemaOf, operationOf),
    },
  ];
}

/** Tells by a public path or the name of a private screen which screen its route module draws. */
async function screensOfRoutes() {
  const modules = await routeModules();
  const facts = await factsOf([...new Set(Object.values(modules))]);
  return (name) =>
    facts
      .get(modules[name])
      ?.imports.find((path) => path.startsWith(screensAddress))
      ?.slice(screensAddress.length);
}
const screensAddress = '@corredor/widgets/screens/';
const storyGap = (screen) => (!screen ? 'no screen' : existsSync(storiesFile(screen)) ? '' : 'no story');

function publicRouteRows(screenOf) {
  return publicAddresses.map((path) => {
    const route = publicRoutes.find((one) => one.path === path);
    const screen = screenOf(path);
    return { name: path, columns: ['none', screen ?? ''], gap: route ? storyGap(screen) : 'no such route' };
  });
}

function routeRows(screenOf) {
  return routes.map(([path, permission]) => {
    const route = [...fullPageRoutes, ...privateRoutes].find((one) => one.path === path);
    const screen = route && screenOf(route.screen);
    const gap = !route
      ? 'no such route'
      : route.permission !== permission
        ? `asks for ${route.permission}`
        : storyGap(screen);
    return { name: path, columns: [permission, screen ?? ''], gap };
  });
}

async function screenRows() {
  const stories = globSync('packages/widgets/src/**/*.stories.tsx');
  const facts = await factsOf([...stories, ...Object.keys(screens).map(screenFile)].filter((file) => existsSync(file)));
  const told = (files) => files.flatMap((file) => facts.get(file)?.exports ?? []);
  return Object.entries(screens).map(([screen, promised]) => {
    const rooms = (facts.get(screenFile(screen))?.imports ?? []).flatMap(
      (path) => path.match(/^\.\.\/([\w/]+)\/index\.ts$/)?.[1] ?? [],
    );
    const own = told([storiesFile(screen)]);
    const parts = told(
      stories.filter((file) => rooms.some((room) => file.startsWith(`packages/widgets/src/${room}/`))),
    );
    const untold = promised.filter((story) => !own.includes(story) && (isRole(story) || !parts.includes(story)));
    return {
      name: screen,
      columns: [promised.join(', '), ''],
      gap: untold.length > 0 ? `no ${untold.join(', ')}` : '',
    };
  });
}

function permissionRows(operations) {
  return permissions.flatMap(([app, model, actions, unasked = {}]) =>
    actions.map((action) => {
      const name = `${app}.${action}_${model}`;
      const users = operations.filter((one) => [one['x-permission']].flat().includes(name));
      const askers = users.map(({ operationId }) => operationId).join(', ') || unasked[action];
      const gap = known.includes(name) ? (askers ? '' : 'no operation asks for it') : 'unknown';
      return { name, columns: [askers ?? '', ''], gap };
    }),
  );
}

function menuRows() {
  const flat = (entries, group) =>
    entries.flatMap((entry) => (entry.type === 'item' ? [{ ...entry, group }] : flat(entry.children, entry.id)));
  return menu.map(([group, id, url, permission]) => {
    const shownTo = (held) => flat(visibleMenu(menuItems, held)).find((one) => one.group === group && one.id === id);
    const item = shownTo([permission]);
    const gap = !item
      ? 'not shown'
      : item.url !== url || item.permission !== permission
        ? 'not in the menu like this'
        : permission !== 'all' && shownTo([])
          ? 'shown to everybody'
          : '';
    return { name: `${group} / ${id}`, columns: [url, permission], gap };
  });
}

function fieldRows(schemaOf) {
  return Object.entries(fields).map(([schema, list]) => {
    const properties = schemaOf(schema)?.properties ?? {};
    const lacking = list.split(' ').filter((field) => !Object.hasOwn(properties, field));
    const told = new Set([...list.split(' '), ...(unpromised[schema] ?? '').split(' ')]);
    const untold = Object.keys(schemaOf(`${schema}Input`)?.properties ?? {}).filter((field) => !isTold(field, told));
    return {
      name: schema,
      columns: [list.split(' ').join(', '), ''],
      gap: [...lacking, ...untold.map((field) => `${field} is sent and stands nowhere in fields.mjs`)].join(', '),
    };
  });
}

/** The number of another record stands for that record. */
function isTold(field, told) {
  const one = field.replace(/_ids?$/, '');
  return [field, one, `${one}s`, `${one}es`].some((name) => told.has(name));
}

function messageRows() {
  const common = { en: words('en'), es: words('es') };
  const inRoom = (room, language) =>
    room ? readJson(`${roomFolder('widgets', room)}/messages/${language}.json`) : common[language];
  const files = sourceFiles('packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}').sort();
  const texts = new Map(files.map((file) => [file, textsIn(file)]));
  return messages.map(([name, text, story]) => {
    const [key, room] = name.split(':').reverse();
    const en = inRoom(room, 'en');
    const es = inRoom(room, 'es');
    // A message may be composed: success.policy.${done}.
    const composed = key.startsWith('success.') ? [`${key.slice(0, key.lastIndexOf('.') + 1)}*`] : [];
    const placed = files.filter((file) => file.includes(room ? `/${room}/` : ''));
    const user = [key, ...composed]
      .flatMap((one) => [one, `${room ?? 'common'}:${one}`])
      .flatMap((form) => placed.find((file) => texts.get(file).has(form)) ?? [])[0];
    const gap = [
      !at(en, key) && 'no English text',
      !at(es, key) && 'no Spanish text',
      text && at(en, key) !== text && `says "${at(en, key)}" instead of "${text}"`,
      !user && 'nothing says it',
      story && !textsOfExport(story.file, story.name).has(at(en, key)) && `${story.name} does not look for it`,
    ].filter(Boolean);
    const reached = story ? `, story ${story.name}` : '';
    return { name, columns: [`${at(en, key)} / ${at(es, key)}`, user ? `${user}${reached}` : ''], gap: gap.join('; ') };
  });
}

const constantRows = (schemaOf, operationOf) =>
  constants(schemaOf, operationOf).map(([name, promised, actual]) => ({
    name,
    columns: [String(actual), ''],
    gap: actual === promised ? '' : `is ${actual}, should be ${promised}`,
  }));
