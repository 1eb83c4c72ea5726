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
