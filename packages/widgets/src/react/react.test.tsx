import { aPublicProfile } from '@corredor/core/fixtures';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrokerProfile } from './BrokerProfile.tsx';

const page = 'https://partner.example/andina';
const draw = (structuredData?: string) =>
  renderToString(
    <BrokerProfile
      alias="andina"
      locale="en"
      structuredData={structuredData}
      initialData={aPublicProfile({ resume: '</script><script>alert(1)</script>', website: 'javascript:alert(1)' })}
    />,
  );

it('tells search engines of the broker where that is wanted, and nothing that a broker writes gets out of it', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(draw(page)) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'InsuranceAgency',
    '@id': page,
    url: page,
    description: '</script><script>alert(1)</script>',
  });
  expect(draw()).not.toContain('<script');
});
