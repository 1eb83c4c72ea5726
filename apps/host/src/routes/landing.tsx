import { LandingScreen } from '@corredor/widgets/screens/LandingScreen';
import { brand } from '../brand.ts';

/** The front page. */
export const Component = () => <LandingScreen brand={brand} />;
