import type { Settings } from './settings.ts';

/** The lines that a page's content security policy needs for these settings. */
export function policyLines({ kit, values, origin }: Pick<Settings, 'kit' | 'values'> & { origin: string }): string[] {
  if (kit === 'iframe') return [`frame-src ${origin};`];
  const api = originOf(values['api-base']) ?? origin;
  const reads = [`connect-src ${api};`, `img-src ${api};`];
  // Code from npm comes with the page's own.
  return kit === 'html' || kit === 'wordpress' ? [`script-src ${origin};`, ...reads] : reads;
}

function originOf(address: string | undefined) {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}
