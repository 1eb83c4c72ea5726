import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

/**
 * React Aria adds two constant style elements, for pressing and for dialogs; they are allowed by hash. Everything else is the
 * product's own: tokens live in local storage, so nothing foreign may ever run here.
 */
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** Security headers of every answer; pages and the API differ in what they may load. */
export const headersPlugin = plugin(async (app, { publicUrl }: { publicUrl: string }) => {
  const isHttps = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...reactAriaStyles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (!String(reply.getHeader('content-type') ?? '').includes('pdf'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
});
