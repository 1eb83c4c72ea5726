import { type App, AppProviders } from '@corredor/widgets/app';
import type { ComponentType, ReactNode } from 'react';
import { Root } from './Root.tsx';

interface HostAppProps {
  app: App;
  /** The browser's router, or one that stands still on a server. */
  router: ComponentType<{ children: ReactNode }>;
  /** Called once the page that was asked for is drawn and answers. */
  onReady?: () => void;
}

/** The whole product: providers, then the routes. */
export function HostApp({ app, router: Router, onReady }: HostAppProps) {
  return (
    <AppProviders app={app}>
      <Router>
        <Root onReady={onReady} />
      </Router>
    </AppProviders>
  );
}
