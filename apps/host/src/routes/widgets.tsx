import { PlaygroundScreen } from '@corredor/widgets/screens/PlaygroundScreen';
import { brand } from '../brand/brand.ts';

/** The widgets for partners' pages, to try. */
export const Component = () => <PlaygroundScreen brand={brand} />;
