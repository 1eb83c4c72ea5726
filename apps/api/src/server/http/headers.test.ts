import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { headersPlugin, type PaymentOrigins, stripeOrigins } from './headers.ts';

async function policyOf(url: string, paymentOrigins: PaymentOrigins | null) {
  const app = fastify();
  await app.register(headersPlugin, { publicUrl: 'http://localhost:3000', paymentOrigins });
  app.get('/*', async () => 'page');
  const answer = await app.inject({ url });
  await app.close();
  return String(answer.headers['content-security-policy']);
}

async function headersOf(url: string, paymentOrigins: PaymentOrigins | null = null) {
  const app = fastify();
  await app.register(headersPlugin, { publicUrl: 'http://localhost:3000', paymentOrigins });
  app.get('/*', async () => 'page');
  const { headers } = await app.inject({ url });
  await app.close();
  return headers;
}

describe('every surface', () => {
  it.each(['/', '/app/customers', '/login', '/app/payments', '/api/health/'])(
    '%s asks a browser for nothing',
    async (url) => {
      const policy = String((await headersOf(url))['permissions-policy']);
      for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
        expect(policy).toContain(`${name}=()`);
    },
  );

  it('lets only the page of payments ask for kept cards, and only with the provider', async () => {
    const of = async (url: string) => String((await headersOf(url, stripeOrigins))['permissions-policy']);
    expect(await of('/app/payments')).toContain('payment=(self "https://js.stripe.com" "https://hooks.stripe.com")');
    expect(await of('/app/customers')).toContain('payment=()');
  });

  it('tells a font only what is true of fonts', async () => {
    const app = fastify();
    await app.register(headersPlugin, { publicUrl: 'https://corredor.example', paymentOrigins: null });
    app.get('/*', async (_request, reply) => reply.type('font/woff2').send('letters'));
    const { headers } = await app.inject({ url: '/assets/inter.woff2' });
    await app.close();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    for (const name of ['content-security-policy', 'permissions-policy', 'reporting-endpoints', 'x-frame-options'])
      expect(headers[name], name).toBeUndefined();
  });

  it('says where to tell what its policy kept out, in the new way and the old', async () => {
    const headers = await headersOf('/login');
    expect(headers['reporting-endpoints']).toBe('csp="/api/reports/"');
    expect(headers['content-security-policy']).toMatch(/report-uri \/api\/reports\/;report-to csp/);
  });
});

describe("the payment provider's origins", () => {
  it.each(['/app/payments', '/app/payments/stepper', '/app/payments?plan=3'])(
    'stand in the policy of %s',
    async (url) => {
      const policy = await policyOf(url, stripeOrigins);
      expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/);
      expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
      expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com/);
      expect(policy).toContain("require-trusted-types-for 'script'");
    },
  );

  it.each(['/', '/app/dashboard', '/app/paymentsx', '/app/management/payments', '/login'])(
    'stand in no policy of %s',
    async (url) => expect(await policyOf(url, stripeOrigins)).not.toContain('stripe'),
  );

  it('stand nowhere for the sandbox', async () => {
    const policy = await policyOf('/app/payments', null);
    expect(policy).not.toContain('stripe');
    expect(policy).toContain("frame-src 'none'");
  });
});
