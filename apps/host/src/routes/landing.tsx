import { useApp } from '@corredor/widgets/app';
import { LandingScreen } from '@corredor/widgets/screens/LandingScreen';
import { brand } from '../brand/brand.ts';

/** The front page; its prices stand in it where the server drew it. */
export function Component() {
  const { plans } = useApp().pageData;
  return <LandingScreen brand={brand} plans={plans?.results} />;
}
