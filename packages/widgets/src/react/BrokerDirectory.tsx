import { lazy, Suspense } from 'react';
import { type BrokerDirectoryProps, BrokerDirectory as Directory } from '../public/directory/index.ts';

const Profile = lazy(() =>
  import('../public/profile/index.ts').then(({ BrokerProfile }) => ({ default: BrokerProfile })),
);

/** Searches the directory of brokers; with `target="inline"` a profile, fetched when it is opened, takes the list's place. */
export function BrokerDirectory(props: BrokerDirectoryProps) {
  const { apiBase, locale, theme, density, headingLevel, fetcher, profileHref } = props;
  const shared = { apiBase, locale, theme, density, headingLevel, fetcher, profileHref };
  return (
    <Directory
      renderProfile={({ alias, name }) => (
        <Suspense>
          <Profile {...shared} alias={alias} knownName={name} takesFocus />
        </Suspense>
      )}
      {...props}
    />
  );
}
