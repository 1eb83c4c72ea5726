import type { Gateway } from '@corredor/core/api';
import { Skeleton } from '@corredor/ui/Skeleton';
import { lazy, Suspense } from 'react';
import type { CardFieldsProps } from './cardFields.types.ts';

// One provider is configured; the other's fields are not fetched.
const Sandbox = lazy(async () => ({ default: (await import('./SandboxCardFields.tsx')).SandboxCardFields }));
const Hosted = lazy(async () => ({ default: (await import('./StripeCardFields.tsx')).StripeCardFields }));

/** The fields of a card as the configured payment provider wants them. */
export function CardFields({ gateway, ...props }: CardFieldsProps & { gateway: Gateway }) {
  return (
    <Suspense fallback={<Skeleton shape="rows" height="18rem" />}>
      {gateway.provider === 'stripe' ? (
        <Hosted {...props} publishableKey={gateway.publishable_key ?? ''} />
      ) : (
        <Sandbox {...props} />
      )}
    </Suspense>
  );
}
