import { stripeScript } from '@corredor/core/cards';

interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (address: string) => string },
  ) => unknown;
}

/**
 * The page's policy forbids writing HTML from strings. React Aria empties its live region with an empty string; nothing else may
 * write any. Stripe.js is the only script that a page adds, and only where the server's own policy lets it in.
 */
export function setUpTrustedTypes() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '') return '';
      throw new TypeError('Writing HTML from a string is not allowed here.');
    },
    createScriptURL: (address) => {
      if (address === stripeScript) return address;
      throw new TypeError('Adding a script is not allowed here.');
    },
  });
}
