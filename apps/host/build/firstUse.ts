import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Chunks, modulesFrom } from './modulesFrom.ts';
import { type GroupOf, groupsOfRoutes } from './routeGroups.ts';

const widgets = '/packages/widgets/src';
/** Where the loading of each part of the product begins: the first page, the private area's first page, and what that fetches once it stands. */
const starts = {
  base: ['/apps/host/src/main.tsx'],
  private: ['/apps/host/src/app/PrivateRoutes.tsx', `${widgets}/base/app/startSession.ts`],
  tools: [
    '/apps/host/src/parts/deferred.ts',
    `${widgets}/office/dashboard/Blocks.tsx`,
    '/packages/ui/src/frames/AppShell/SmallDrawer.tsx',
    `${widgets}/base/live/startChannel.ts`,
    `${widgets}/shell/deferredParts.ts`,
    `${widgets}/office/notifications/NotificationIcon.tsx`,
  ],
};
type Part = keyof typeof starts;
const parts: readonly Part[] = ['base', 'private', 'tools'];
/** What the private area's first page says in one language; the bell's sentences come along. */
const firstWords = /(?:\/app\/firstWords\.|\/core\/src\/office\/notifications\/messages\/)(es|en)\./;
/** Words that are asked for together: what lists and forms of every kind say, and the brokerage's own pages. */
const wordGroups = {
  'words-records': /\/(?:frames|history|imports|paper|payments|pickers|planUse)\/messages\/(es|en)\.json/,
  'words-people': /\/(?:customers|vehicles)\/messages\/(es|en)\.json/,
  'words-office': /\/(?:configuration|images|partner)\/messages\/(es|en)\.json/,
};
/** Where an operation of the API is: too little for a file of its own. */
const operation = /\/core\/src\/contract\/operations\//;
/**
 * What asks before something typed is lost, keeps it when a session ends, says why a call failed and reads a typed number: little, and used on
 * most pages, which are not to wait for the forms' code.
 */
const typing = /\/widgets\/src\/frames\/(?:hits|kept|leaving|problems)\/|\/DecimalField\/decimal\.ts$/;
/** What the first move to another page needs, of strangers and of others: most of those pages share more anyway. */
const onMoves = /\/app\/bringToHeading\.ts$/;
/** What the bundler writes for all chunks. */
const runtime = /rolldown\/runtime/;
/** Pages of strangers, which are not to wait for the tools; only the playground needs most of them itself. */
const publicPages = ['landing', 'terms', 'register', 'registerConfirm', 'passwordRecovery', 'search', 'publicProfile'];

/**
 * Puts what is used together into one chunk each: what the first page needs, what the private area's first page needs besides, what comes
 * after its first paint, and then what its other pages share. What is loaded together anyway compresses a tenth better as one file than as
 * thirty, and is asked for once. A first build finds out what is really used.
 */
export function chunksByFirstUse(plugins: () => Plugin[]): Plugin {
  const used = new Map<Part, Set<string>>();
  return {
    name: 'corredor-chunks-by-first-use',
    apply: 'build',
    config: async () => {
      const root = fileURLToPath(new URL('..', import.meta.url));
      const first = await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: plugins(),
        build: { write: false, minify: false, target: 'es2022', modulePreload: false },
      });
      const { output } = first as Rolldown.RolldownOutput;
      const chunks: Chunks = output.filter((file) => file.type === 'chunk');
      for (const part of parts) used.set(part, modulesFrom(chunks, starts[part]));
      const seenByAll = modulesFrom(
        chunks,
        publicPages.map((page) => `/apps/host/src/routes/${page}.tsx`),
      );
      const early = (id: string): string | undefined => {
        if (runtime.test(id)) return 'base';
        if (onMoves.test(id)) return 'shared';
        const language = firstWords.exec(id)?.[1];
        if (language) return `words-${language}`;
        for (const [name, pattern] of Object.entries(wordGroups)) {
          const shared = pattern.exec(id)?.[1];
          if (shared) return `${name}-${shared}`;
        }
        const part = parts.find((one) => used.get(one)?.has(id));
        const isLittle = operation.test(id) || typing.test(id);
        return !part && isLittle && !seenByAll.has(id) ? 'tools' : part;
      };
      const { names: routeNames, groupOf } = groupsOfRoutes({
        chunks,
        isTaken: (id) => early(id) !== undefined,
        publicUse: seenByAll,
      });
      const partOf: GroupOf = (id) => {
        const part = early(id) ?? groupOf(id);
        // One sheet less to ask for, which is there before its code.
        return part === 'tools' && (/\.css/.test(id) || seenByAll.has(id)) ? 'private' : part;
      };
      // A group takes along what its modules need, unless a stronger one has it.
      const words = ['words', ...Object.keys(wordGroups)].flatMap((name) => [`${name}-es`, `${name}-en`]);
      // Pages of strangers take what they share with others without the tools, which need it too.
      const names = ['base', 'private', 'shared', 'tools', ...words, ...routeNames.filter((name) => name !== 'shared')];
      const groups = names.map((name, index) => ({
        name,
        priority: names.length - index,
        test: (id: string) => partOf(id) === name,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
