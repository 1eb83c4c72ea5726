import { useOf } from '@storybook/addon-docs/blocks';
import { lazy } from 'react';

const ComponentPage = lazy(() => import('./ComponentPage.tsx'));
const MachinePage = lazy(() => import('./MachinePage.tsx'));

/** The page of a machine, or of anything else that has stories. */
export default function ChosenPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return String(preparedMeta.title).startsWith('Machines/') ? <MachinePage /> : <ComponentPage />;
}
