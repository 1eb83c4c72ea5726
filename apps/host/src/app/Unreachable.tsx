import { UnreachableScreen } from '@corredor/widgets/screens/UnreachableScreen';
import { brand } from '../brand/brand.ts';

export default function Unreachable() {
  return <UnreachableScreen brand={brand} />;
}
