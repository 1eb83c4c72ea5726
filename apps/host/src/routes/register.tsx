import { RegisterScreen } from '@corredor/widgets/screens/RegisterScreen';
import { useSearchParams } from 'react-router-dom';
import { brand } from '../brand/brand.ts';

/** Makes an account, with the plan that was chosen before. */
export function Component() {
  const [query] = useSearchParams();
  return <RegisterScreen brand={brand} plan={query.get('plan') ?? undefined} />;
}
