import { existsSync, globSync, readFileSync } from 'node:fs';
import { menuItems } from '../../packages/core/src/menu/index.ts';
import { fullPageRoutes, privateRoutes, publicRoutes } from '../../packages/core/src/paths/index.ts';
import { permissions as known } from '../../packages/core/src/permissions/index.ts';
import { constants } from './constants.mjs';
import { fields } from './fields.mjs';
import { menu } from './menu.mjs';
import { messages } from './messages.mjs';
import { permissions } from './permissions.mjs';
import { publicAddresses, routes } from './routes.mjs';
import { isRole, screens } from './screens.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const words = (language) => ({
  ...readJson(`packages/core/src/i18n/messages/${language}.json`),
  ...mergeBasics(language),
});
const mergeBasics = (language) => readJson(`packages/core/src/i18n/messages/basics.${language}.json`);
const at = (tree, key) => key.split('.').reduce((place, step) => place?.[step], tree);
const code = (pattern) =>
  globSync(pattern)
    .filter((file) => !/\.(test|stories|fixtures)\.|openapi\.ts$|schemas\.ts$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]);

/** The promises by section, each with where it stands and, where it lacks something, what. */
export function compare() {
  const contract = readJson('.build/openapi.json');
  const schemaOf = (name) => contract.components.schemas[name];
  return [
    { title: 'Routes', head: ['Route', 'Permission', 'Screen'], rows: [...publicRouteRows(), ...routeRows()] },
    { title: 'Screens', head: ['Screen', 'Stories', ''], rows: screenRows() },
    { title: 'Permissions', head: ['Permission', 'Operations that ask for it', ''], rows: permissionRows(contract) },
    { title: 'Side menu', head: ['Item', 'Address', 'Permission'], rows: menuRows() },
    { title: 'Fields', head: ['Record', 'Fields', ''], rows: fieldRows(schemaOf) },
    { title: 'Messages', head: ['Message', 'Words', 'Said by'], rows: messageRows() },
    { title: 'Constants', head: ['Constant', 'Value', ''], rows: constantRows(schemaOf) },
  ];
}

const screenOf = (file) =>
  file && existsSync(file) ? readFileSync(file, 'utf8').match(/screens\/(\w+)/)?.[1] : undefined;
const storyGap = (screen) =>
  !screen ? 'no screen' : existsSync(`packages/widgets/src/screens/${screen}.stories.tsx`) ? '' : 'no story';

function publicRouteRows() {
  const host = readFileSync('apps/host/src/router.tsx', 'utf8');
  return publicAddresses.map((path) => {
    const route = publicRoutes.find((one) => one.path === path);
    const module =
      host.match(new RegExp(`'${path}': \\(\\) => import\\('./routes/(\\w+)`)) ??
      // The login is within the first chunk.
      (host.includes(`path={paths.${route?.screen}()}`) ? host.match(/from '\.\/routes\/(\w+)/) : null);
    const screen = screenOf(module && `apps/host/src/routes/${module[1]}.tsx`);
    return { name: path, columns: ['none', screen ?? ''], gap: route ? storyGap(screen) : 'no such route' };
  });
}

function routeRows() {
  const host = readFileSync('apps/host/src/PrivateRoutes.tsx', 'utf8');
  return routes.map(([path, permission]) => {
    const route = [...fullPageRoutes, ...privateRoutes].find((one) => one.path === path);
    const module =
      route && host.match(new RegExp(`\\b${route.screen}: (?:async )?\\(\\) => (?:import\\('./routes/(\\w+)|(\\w+))`));
    const file = module && `apps/host/src/routes/${module[1] ?? module[2]}.tsx`;
    const screen = screenOf(file);
    const gap = !route
      ? 'no such route'
      : route.permission !== permission
        ? `asks for ${route.permission}`
        : storyGap(screen);
    return { name: path, columns: [permission, screen ?? ''], gap };
  });
}

function screenRows() {
  const told = (files) =>
    files
      .filter((file) => existsSync(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name));
  return Object.entries(screens).map(([screen, stories]) => {
    const file = `packages/widgets/src/screens/${screen}`;
    const source = existsSync(`${file}.tsx`) ? readFileSync(`${file}.tsx`, 'utf8') : '';
    const rooms = [...source.matchAll(/from '\.\.\/(\w+)\/index\.ts'/g)].map(([, room]) => room);
    const own = told([`${file}.stories.tsx`]);
    const parts = told(rooms.flatMap((room) => globSync(`packages/widgets/src/${room}/*.stories.tsx`)));
    const untold = stories.filter((story) => !own.includes(story) && (isRole(story) || !parts.includes(story)));
    return { name: screen, columns: [stories.join(', '), ''], gap: untold.length > 0 ? `no ${untold.join(', ')}` : '' };
  });
}

function permissionRows(contract) {
  const operations = Object.values(contract.paths).flatMap(Object.values);
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
  const items = flat(menuItems);
  const available = readFileSync('apps/host/src/availableItems.ts', 'utf8');
  return menu.map(([group, id, url, permission]) => {
    const item = items.find((one) => one.group === group && one.id === id);
    const isRight = item?.url === url && item?.permission === permission;
    const gap = !isRight ? 'not in the menu like this' : available.includes(`'${id}'`) ? '' : 'not shown';
    return { name: `${group} / ${id}`, columns: [url, permission], gap };
  });
}

function fieldRows(schemaOf) {
  return Object.entries(fields).map(([schema, list]) => {
    const properties = schemaOf(schema)?.properties ?? {};
    const lacking = list.split(' ').filter((field) => !Object.hasOwn(properties, field));
    return { name: schema, columns: [list.split(' ').join(', '), ''], gap: lacking.join(', ') };
  });
}

function messageRows() {
  const common = { en: words('en'), es: words('es') };
  const inRoom = (room, language) =>
    room ? readJson(`packages/widgets/src/${room}/messages/${language}.json`) : common[language];
  const files = [...code('packages/*/src/**/*.{ts,tsx}'), ...code('apps/*/src/**/*.{ts,tsx}')];
  const read = (file) => readFileSync(file, 'utf8');
  const endToEnd = globSync('e2e/**/*.ts').map(read);
  const stories = globSync('packages/*/src/**/*.{stories.tsx,test.ts}').map(read);
  return messages.map(([name, text, byStory]) => {
    const [key, room] = name.split(':').reverse();
    const [en, es] = [inRoom(room, 'en'), inRoom(room, 'es')];
    // A message may be composed: success.policy.${done}.
    const composed = key.startsWith('success.') ? `${key.slice(0, key.lastIndexOf('.'))}.\${` : key;
    const says = ([file, content]) =>
      file.includes(room ? `/src/${room}/` : '') &&
      (content.includes(key) || (byStory && content.includes(at(en, key))) || content.includes(composed));
    const users = files.filter(says).map(([file]) => file);
    const isReached = byStory
      ? stories.some((content) => content.includes(at(en, key)))
      : endToEnd.some((content) => content.includes(name));
    const gap = [
      !at(en, key) && 'no English text',
      !at(es, key) && 'no Spanish text',
      text && at(en, key) !== text && `says "${at(en, key)}" instead of "${text}"`,
      users.length === 0 && 'nothing says it',
      !isReached && (byStory ? 'no story reaches it' : 'no end-to-end test reaches it'),
    ].filter(Boolean);
    return { name, columns: [`${at(en, key)} / ${at(es, key)}`, users[0] ?? ''], gap: gap.join('; ') };
  });
}

const constantRows = (schemaOf) =>
  constants(schemaOf).map(([name, promised, actual]) => ({
    name,
    columns: [String(actual), ''],
    gap: actual === promised ? '' : `is ${actual}, should be ${promised}`,
  }));
