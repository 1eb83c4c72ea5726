const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Who may open a connection from a browser: the product's own pages. Outside production also those of this machine and programs
 * that send no origin, because developers serve pages from other ports.
 */
export function allowedOrigins({ publicUrl, production }: { publicUrl: string; production: boolean }) {
  const own = new URL(publicUrl).origin;
  return (origin: string | undefined): boolean => {
    if (origin === own) return true;
    if (production) return false;
    if (origin === undefined) return true;
    return URL.canParse(origin) && loopback.has(new URL(origin).hostname);
  };
}
