import { placeSearch, readPlace } from '@corredor/core/pages';
import { useApp } from '@corredor/widgets/app';
import { useNavigation } from '@corredor/widgets/navigation';
import { SearchScreen } from '@corredor/widgets/screens/SearchScreen';
import { brand } from '../brand/brand.ts';

/** The directory of brokers; what is looked for stands in the address. */
export function Component() {
  const { directory } = useApp().pageData;
  const { search, go } = useNavigation();
  const place = readPlace(search);
  const isDrawn = directory?.at === placeSearch(place);
  return <SearchScreen brand={brand} place={place} onPlace={go} initialData={isDrawn ? directory?.page : undefined} />;
}
