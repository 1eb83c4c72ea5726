import { byFeature } from './byFeature.ts';

/** What the private area's first page says in Spanish, in one piece: copies, since strangers' pages need some of it alone. */
export const words = byFeature(
  import.meta.glob<string>(
    [
      '../../../../core/src/words/i18n/messages/{basics.,}es.json',
      '../../{office/dashboard,office/notifications,identity/sessions,shell}/messages/es.json',
    ],
    { eager: true, import: 'default', query: '?raw' },
  ),
);
