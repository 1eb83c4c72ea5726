import { TermsScreen } from '@corredor/widgets/screens/TermsScreen';
import { brand } from '../brand/brand.ts';

/** Terms and conditions. */
export const Component = () => <TermsScreen brand={brand} />;
