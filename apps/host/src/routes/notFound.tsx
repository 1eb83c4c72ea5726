import { NotFoundScreen } from '@corredor/widgets/screens/NotFoundScreen';
import { brand } from '../brand/brand.ts';

/** An address that leads nowhere. */
export const Component = () => <NotFoundScreen brand={brand} />;
