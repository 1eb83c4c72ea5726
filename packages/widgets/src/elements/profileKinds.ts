import type { ProfileSection } from '../public/profile/index.ts';
import { choice, flag, text, words } from './kinds.ts';
import { shared } from './sharedKinds.ts';

const sections: readonly ProfileSection[] = ['contact', 'location', 'summary', 'website', 'tags'];

/** The attributes of `<corredor-profile>`. */
export const profileKinds = {
  ...shared,
  alias: text,
  layout: choice('auto', 'default', 'blocks'),
  sections: words(sections),
  qr: flag,
  contact: choice('links', 'button', 'none'),
  profileHref: text,
};
