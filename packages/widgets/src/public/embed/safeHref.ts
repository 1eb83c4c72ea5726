/** The address where it is http or https and nothing else; text that users or partners wrote may be anything. */
export function safeHref(address: string | null | undefined, base?: string): string | undefined {
  try {
    return /^https?:$/.test(new URL(address ?? '', base).protocol) ? (address ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a broker's profile by a partner's template. */
export function profileHref(template: string, origin: string, alias: string): string | undefined {
  const address = template.replaceAll('{origin}', origin).replaceAll('{alias}', encodeURIComponent(alias));
  return safeHref(address, 'https://x.invalid');
}
