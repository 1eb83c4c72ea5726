import { ConfigurationScreen } from '@corredor/widgets/screens/ConfigurationScreen';
import { brand } from '../brand/brand.ts';

/** The settings of the user and the brokerage. */
export const Component = () => <ConfigurationScreen brand={brand} />;
