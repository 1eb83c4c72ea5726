import { CheckoutScreen } from '@corredor/widgets/screens/CheckoutScreen';
import { useSearchParams } from 'react-router-dom';
import { brand } from '../brand/brand.ts';
import { FullPage } from '../parts/FullPage.tsx';

/** Buys the plan that the address names. */
export function Component() {
  const [query] = useSearchParams();
  return (
    <FullPage>
      <CheckoutScreen
        brand={brand}
        plan={query.get('plan') ?? undefined}
        period={query.get('period') === 'annual' ? 'annual' : 'monthly'}
      />
    </FullPage>
  );
}
