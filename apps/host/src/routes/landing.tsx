import { useApp } from '@corredor/widgets/app';
import { LandingScreen } from '@corredor/widgets/screens/LandingScreen';
import { brand } from '../brand/brand.ts';

/** The front page; prices and brokers stand in it where the server drew it. */
export function Component() {
  const { plans, brokers } = useApp().pageData;
  return <LandingScreen brand={brand} plans={plans?.results} brokers={brokers} />;
}
