import { isLanguage } from '@corredor/core/i18n';
import { seededRoles } from '@corredor/core/permissions';
import { StoryProviders } from '@corredor/widgets/testing';
import type { Decorator } from '@storybook/react-vite';
import { shownIn } from './surroundings.tsx';

/** What the host would put around a widget: client, session by role, language and a router; design stories need none. */
export const withProviders: Decorator = (Story, { globals: given, parameters }) => {
  const globals = shownIn(given);
  if (!String(parameters.fileName).includes('/widgets/')) return <Story />;
  const language = isLanguage(globals.locale) ? globals.locale : 'en';
  const role = seededRoles.find(({ code }) => code === globals.role)?.code ?? 'administrator';
  const { session, isMeAsked, start, onGo } = parameters;
  return (
    <StoryProviders
      key={`${language} ${role}`}
      role={role}
      language={language}
      session={session}
      isMeAsked={isMeAsked}
      start={start}
      onGo={onGo}
    >
      <Story />
    </StoryProviders>
  );
};
