import plugin from 'fastify-plugin';
import helmet from 'helmet';

/**
 * React Aria adds two constant style elements, for pressing and for dialogs; they are allowed by hash. Everything else is the
 * product's own: tokens live in local storage, so nothing foreign may ever run here.
 */
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** Where a payment provider's own fields come from. */
export interface PaymentOrigins {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
}
export const stripeOrigins: PaymentOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
/** What no page of the product asks a browser for. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const permissionsPolicy = [...unused, 'payment'].map((name) => `${name}=()`).join(',');
/** What speaks to pages only. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-frame-options',
];
/** Where browsers tell what a policy kept out. */
export const reportsPath = '/api/reports/';
const reportTo = `report-uri ${reportsPath}; report-to csp`;
/** Told by policies that are put together elsewhere too. */
export const withReports = (policy: string) => `${policy}; ${reportTo}`;
const isPaymentPage = (url: string) => /^\/app\/payments(?:[/?]|$)/.test(url);

/** Security headers of every answer; pages and the API differ in what they may load. */
export const headersPlugin = plugin(
  async (app, { publicUrl, paymentOrigins }: { publicUrl: string; paymentOrigins: PaymentOrigins | null }) => {
    const isHttps = publicUrl.startsWith('https:');
    // Put together once: every answer bears the same.
    const addHeaders = helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", ...reactAriaStyles],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          mediaSrc: ["'self'"],
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
          reportUri: [reportsPath],
          reportTo: ['csp'],
          upgradeInsecureRequests: isHttps ? [] : null,
        },
      },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
      // These speak to browsers, and to plugins, that could not open the product anyway; every answer is shorter without them.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });
    app.addHook('onRequest', (request, reply, next) => addHeaders(request.raw, reply.raw, () => next()));
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('permissions-policy', permissionsPolicy);
      if (!request.url.startsWith('/api/')) void reply.header('reporting-endpoints', `csp="${reportsPath}"`);
    });
    app.addHook('onSend', async (request, reply) => {
      const policy = reply.getHeader('content-security-policy');
      if (!paymentOrigins || typeof policy !== 'string' || !isPaymentPage(request.url)) return;
      const { script, frame, connect } = paymentOrigins;
      const widened = policy
        .replace("script-src 'self'", `script-src 'self' ${script.join(' ')}`)
        .replace("connect-src 'self'", `connect-src 'self' ${connect.join(' ')}`)
        .replace("frame-src 'none'", `frame-src ${frame.join(' ')}`);
      void reply.header('content-security-policy', widened);
      // The provider's fields may ask for the cards that the browser keeps.
      const frames = frame.filter((origin) => !origin.includes('*')).map((origin) => `"${origin}"`);
      void reply.header(
        'permissions-policy',
        permissionsPolicy.replace('payment=()', `payment=(self ${frames.join(' ')})`),
      );
    });
    // A font runs and shows nothing. Without these it comes in the first flight of a connection, and letters with it.
    app.addHook('onSend', async (_request, reply) => {
      if (!String(reply.getHeader('content-type') ?? '').startsWith('font/')) return;
      for (const name of ofPages) {
        reply.removeHeader(name);
        reply.raw.removeHeader(name);
      }
    });
    app.addHook('onSend', async (request, reply) => {
      if (!request.url.startsWith('/api/')) return;
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      if (!String(reply.getHeader('content-type') ?? '').includes('pdf'))
        void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    });
  },
);
