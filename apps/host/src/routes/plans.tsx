import { PlansScreen } from '@corredor/widgets/screens/PlansScreen';
import { brand } from '../brand/brand.ts';
import { FullPage } from '../parts/FullPage.tsx';

/** The plans, outside layout and gates. */
export const Component = () => (
  <FullPage>
    <PlansScreen brand={brand} />
  </FullPage>
);
