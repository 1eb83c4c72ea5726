import type { Me } from '@corredor/core/api';
import { aLogin, aMe } from '@corredor/core/fixtures';
import type { Language } from '@corredor/core/i18n';
import { getMe } from '@corredor/core/operations';
import { type SeededRole, seededRoles } from '@corredor/core/permissions';
import { writeSession } from '@corredor/core/session';
import type { Resource } from 'i18next';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { AppProviders, createApp, createI18n, memoryStorage, useSession } from '../base/app/index.ts';
import { DataProvider } from '../base/data/index.ts';
import { MemoryNavigation } from '../base/navigation/index.ts';
import { storyWords } from './storyWords.ts';

export type StoryProvidersProps = {
  role?: SeededRole['code'];
  language?: Language;
  /** The words of all languages; the product's unless told. */
  words?: Resource;
  /** What is special about the signed-in user; null where nobody is signed in. */
  session?: Partial<Me> | null;
  /** The mocked network says who is signed in, or does not. */
  isMeAsked?: boolean;
  /** Address on which the story starts. */
  start?: string;
  /** Hears of every move. */
  onGo?: (to: string) => void;
  children: ReactNode;
};

// One object, so that a story drawn again keeps its app.
const usual: Partial<Me> = {};

/** What the host puts around its screens, with a fixed user and a router of its own. */
export function StoryProviders({
  role = 'administrator',
  language = 'en',
  words = storyWords,
  session = usual,
  isMeAsked = false,
  start = '/app/dashboard',
  onGo,
  children,
}: StoryProvidersProps) {
  const app = useMemo(
    () => storyApp(role, language, words, session, isMeAsked),
    [role, language, words, session, isMeAsked],
  );
  useEffect(() => () => app.stop(), [app]);
  return (
    <AppProviders app={app}>
      <DataProvider>
        <MemoryNavigation start={start} onGo={onGo}>
          <Suspense fallback={null}>
            <OnceRestored>{children}</OnceRestored>
          </Suspense>
        </MemoryNavigation>
      </DataProvider>
    </AppProviders>
  );
}

function OnceRestored({ children }: { children: ReactNode }) {
  return useSession().status === 'restoring' ? null : children;
}

/** An app whose user is known at its start unless the story asks for her; every other call goes to the mocked network. */
function storyApp(
  role: SeededRole['code'],
  language: Language,
  words: Resource,
  session: Partial<Me> | null,
  isMeAsked: boolean,
) {
  const permissions = [...(seededRoles.find(({ code }) => code === role)?.permissions ?? [])];
  const me = aMe({ permissions, language, ...session });
  const storage = memoryStorage();
  if (session !== null) {
    const { partner: _partner, ...record } = aLogin(me);
    writeSession(storage, record);
  }
  let isRestored = session === null || isMeAsked;
  return createApp({
    i18n: createI18n({ language, resources: words }),
    storage,
    fetch: async (request) => {
      const isMe = request.method === 'GET' && new URL(request.url).pathname === getMe.path;
      if (!isMe || isRestored) return fetch(request);
      isRestored = true;
      return Response.json(me);
    },
  });
}
