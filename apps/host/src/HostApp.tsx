import { type App, AppProviders } from '@corredor/widgets/app';
import { BrowserRouter } from 'react-router-dom';
import { Root } from './Root.tsx';

/** The whole product in a browser: providers, then the routes. */
export function HostApp({ app }: { app: App }) {
  return (
    <AppProviders app={app}>
      <BrowserRouter>
        <Root />
      </BrowserRouter>
    </AppProviders>
  );
}
