import { HelpScreen } from '@corredor/widgets/screens/HelpScreen';
import { brand } from '../brand.ts';

/** How to work with the product. */
export const Component = () => <HelpScreen support={brand.support} />;
