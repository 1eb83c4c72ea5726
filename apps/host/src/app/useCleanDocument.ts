import { stripeScript } from '@corredor/core/cards';
import { basePath } from '@corredor/core/paths';
import { useEffect } from 'react';

/** A payment provider's script stays on the payment pages: whoever leaves them goes on in a new document, without it. */
export function useCleanDocument(pathname: string) {
  useEffect(() => {
    const isPaymentPage = pathname.startsWith(`${basePath}/payments`);
    if (!isPaymentPage && document.querySelector(`script[src="${stripeScript}"]`)) window.location.reload();
  }, [pathname]);
}
