import { LoginScreen } from '@corredor/widgets/screens/LoginScreen';
import { useSearchParams } from 'react-router-dom';
import { brand } from '../brand/brand.ts';

/** The way in; remembers where the reader wanted to go. */
export function Component() {
  const [query] = useSearchParams();
  return <LoginScreen brand={brand} next={query.get('next') ?? undefined} />;
}
