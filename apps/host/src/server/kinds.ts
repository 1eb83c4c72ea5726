import { paths } from '@corredor/core/paths';
import type { HeadName } from '@corredor/widgets/heads';

/** A kind of page that the server draws. */
export interface Kind {
  name: HeadName;
  /** Its module among the routes; the first chunk holds the login. */
  route: string;
  /** When the app is fetched: after the first frame where people come to write, else when somebody turns to the page. */
  start: 'frame' | 'interaction';
}

const fixed: Record<string, Kind> = {
  [paths.landing()]: { name: 'landing', route: 'landing', start: 'interaction' },
  [paths.terms()]: { name: 'terms', route: 'terms', start: 'interaction' },
  [paths.login()]: { name: 'login', route: 'login', start: 'frame' },
  [paths.register()]: { name: 'register', route: 'register', start: 'frame' },
  [paths.search()]: { name: 'search', route: 'search', start: 'interaction' },
};
const profile: Kind = { name: 'profile', route: 'publicProfile', start: 'interaction' };

/** The pages that are the same for everybody but for their language, so that they can be drawn at the build. */
export const fixedPaths: readonly string[] = [paths.terms(), paths.login(), paths.register()];

/** What kind of page a path leads to. */
export function kindOf(path: string): Kind {
  return fixed[path] ?? profile;
}
