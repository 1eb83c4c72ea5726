import { type App, AppProviders } from '@corredor/widgets/app';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router.tsx';

/** The whole product in a browser: providers, then the routes. */
export function HostApp({ app }: { app: App }) {
  const [router] = useState(createRouter);
  return (
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
