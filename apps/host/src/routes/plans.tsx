import { PlansScreen } from '@corredor/widgets/screens/PlansScreen';
import { brand } from '../brand.ts';

/** The plans, outside layout and gates. */
export const Component = () => <PlansScreen brand={brand} />;
