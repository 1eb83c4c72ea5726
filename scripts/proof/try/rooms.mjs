import { dirname } from 'node:path';

/** The room in which a file stands: `packages/widgets/src/portfolio/customers`. Screens, fixtures and the like are rooms themselves. */
export function roomOf(path) {
  const [, root, district, room] = /^((?:packages|apps)\/[^/]+\/src)\/([^/]+)(?:\/([^/]+))?\//.exec(path) ?? [];
  if (!root) return dirname(path);
  return [root, district, room].filter(Boolean).join('/');
}

export const nameOfRoom = (path) => roomOf(path).split('/').at(-1);

/** How near a test stands to what changed: 0 in its folder, 1 in its room or in another package's room of that name, 2 in its district, 3 elsewhere. */
export function distanceBetween(test, changed) {
  if (dirname(test) === dirname(changed)) return 0;
  if (roomOf(test) === roomOf(changed) || nameOfRoom(test) === nameOfRoom(changed)) return 1;
  const district = (path) => path.split('/')[3];
  return district(test) === district(changed) ? 2 : 3;
}
