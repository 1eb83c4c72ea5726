import type { PublicProfile } from './publicTypes.ts';
import { safeHref } from './safeHref.ts';

/** What search engines may know of a broker, as schema.org says it. */
export function agencyFacts(profile: PublicProfile, page: string, origin: string) {
  const { name, phone, email, website, slogan, resume, image, country, state, city, direction } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': 'InsuranceAgency',
    '@id': page,
    name,
    url: safeHref(website) ?? page,
    telephone: phone,
    email,
    slogan: slogan ?? undefined,
    description: resume ?? undefined,
    image: image ? `${origin}${image}` : undefined,
    address: {
      '@type': 'PostalAddress',
      addressCountry: country.code,
      addressRegion: state?.name,
      addressLocality: city ?? undefined,
      streetAddress: direction ?? undefined,
    },
    knowsAbout: [...profile.branches, ...profile.tags],
  };
}
