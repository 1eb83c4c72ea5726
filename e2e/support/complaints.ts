import type { BrowserContext } from '@playwright/test';

// The browser itself reports what the server refused; that is the server's answer, not a fault of the page.
const refusals = /^Failed to load resource: the server responded with a status of (400|401|403|404|409|412|422) /;

/** What browsers say while there is no network, or no server. */
export const networkErrors = /^Failed to load resource: net::ERR_|^WebSocket connection to/;

/** Collects what a browser complains of: blocked content, uncaught errors, errors on the console. */
export async function collectComplaints(context: BrowserContext, expected: readonly RegExp[]): Promise<string[]> {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (![refusals, ...expected].some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  context.on('weberror', (error) => complain(`Uncaught: ${error.error().stack ?? error.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`Blocked by the content policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return complaints;
}
