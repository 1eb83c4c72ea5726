import type { Plan } from '@corredor/core/api';
import type { PageData } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import type { i18n as I18n } from 'i18next';
import type { Brand } from '../brand/index.ts';

/** What search engines and those who pass a link on are told of a page. */
export interface Head {
  title: string;
  description: string;
  /** The path that the page is known by, without what only sorts or narrows it. */
  path: string;
  isIndexable: boolean;
  kind: 'website' | 'profile';
  /** A picture of its own, as a path of this origin. */
  image: string | null;
  /** Structured data, as schema.org names things. */
  facts: object[];
}
/** The pages that have a head of their own. */
export type HeadName = 'landing' | 'terms' | 'login' | 'register';

interface Asked {
  name: HeadName;
  path: string;
  data: PageData;
  brand: Brand;
  publicUrl: string;
  i18n: I18n;
}

/** The head of a public page. */
export function headOf({ name, path, data, brand, publicUrl, i18n }: Asked): Head {
  const t = i18n.getFixedT(null, 'heads');
  const title = t(`${name}.title`, { brand: brand.name });
  const description = t(`${name}.description`, { brand: brand.name });
  const plans = data.plans?.results ?? [];
  const facts = name === 'landing' ? landingFacts({ brand, publicUrl, description, plans }) : [];
  return { title, description, path, isIndexable: true, kind: 'website', image: null, facts };
}

function landingFacts({ brand, publicUrl, description, plans }: LandingWords): object[] {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}${brand.logo.es}`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.support.phone,
      email: brand.support.email,
      availableLanguage: ['es', 'en'],
    },
  };
  const software = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    description,
    url: `${publicUrl}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      price: plan.monthly_price,
      priceCurrency: plan.currency,
      url: `${publicUrl}${paths.register({ plan: plan.name })}`,
    })),
  };
  return [organization, software];
}
interface LandingWords {
  brand: Brand;
  publicUrl: string;
  description: string;
  plans: readonly Plan[];
}
