import { HelpScreen } from '@corredor/widgets/screens/HelpScreen';
import { brand } from '../brand/brand.ts';

/** How to work with the product. */
export const Component = () => <HelpScreen support={brand.support} />;
