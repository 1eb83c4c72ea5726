import { paths } from '@corredor/core/paths';
import type { HeadName } from '@corredor/widgets/heads';

/** A kind of page that the server draws. */
export interface Kind {
  name: HeadName;
  /** Its module among the routes; the first chunk holds the login. */
  route: string;
  /** Whether the page is of no use where scripts are off, and says so there. */
  needsScript: boolean;
}

const fixed: Record<string, Kind> = {
  [paths.landing()]: { name: 'landing', route: 'landing', needsScript: false },
  [paths.terms()]: { name: 'terms', route: 'terms', needsScript: false },
  [paths.login()]: { name: 'login', route: 'login', needsScript: true },
  [paths.register()]: { name: 'register', route: 'register', needsScript: true },
  [paths.search()]: { name: 'search', route: 'search', needsScript: false },
};
const profile: Kind = { name: 'profile', route: 'publicProfile', needsScript: false };

/** The pages that are the same for everybody but for their language, so that they can be drawn at the build. */
export const fixedPaths: readonly string[] = [paths.terms(), paths.login(), paths.register()];

/** What kind of page a path leads to. */
export function kindOf(path: string): Kind {
  return fixed[path] ?? profile;
}
