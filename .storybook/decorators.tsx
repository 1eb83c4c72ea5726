import { seededRoles } from '@corredor/core/permissions';
import { StoryProviders, storyWords } from '@corredor/widgets/testing';
import type { Decorator } from '@storybook/react-vite';
import { pseudoWords } from './pseudo/pseudo.ts';
import { shownIn, surroundingsOf } from './surroundingsOf.ts';

let accented: typeof storyWords | undefined;
/** English words in the pseudo-locale, made when they are first asked for. */
const wordsInPseudo = () => {
  accented ??= { ...storyWords, en: pseudoWords(storyWords.en ?? {}) };
  return accented;
};

/** What the host would put around a widget: client, session by role, language and a router; design stories need none. */
export const withProviders: Decorator = (Story, { globals, parameters }) => {
  if (!String(parameters.fileName).includes('/widgets/')) return <Story />;
  const { locale: language, isPseudo } = surroundingsOf(globals);
  const role = seededRoles.find(({ code }) => code === shownIn(globals).role)?.code ?? 'administrator';
  const { session, isMeAsked, start, onGo } = parameters;
  return (
    <StoryProviders
      key={`${language} ${isPseudo} ${role}`}
      role={role}
      language={language}
      words={isPseudo ? wordsInPseudo() : storyWords}
      session={session}
      isMeAsked={isMeAsked}
      start={start}
      onGo={onGo}
    >
      <Story />
    </StoryProviders>
  );
};
