interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
}

/**
 * The page's policy forbids writing HTML from strings. React Aria empties its live region with an empty string; nothing else may
 * write any.
 */
export function setUpTrustedTypes() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '') return '';
      throw new TypeError('Writing HTML from a string is not allowed here.');
    },
  });
}
