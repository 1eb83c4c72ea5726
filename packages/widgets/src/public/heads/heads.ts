import type { Plan } from '@corredor/core/api';
import type { PageData } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import type { i18n as I18n } from 'i18next';
import type { Brand } from '../../base/brand/index.ts';
import { brandImage, type HeadImage } from './headImage.ts';
import { profileHead } from './profileHead.ts';
import { searchHead } from './searchHead.ts';

/** What search engines and those who pass a link on are told of a page. */
export interface Head {
  title: string;
  description: string;
  /** The path that the page is known by, without what only sorts or narrows it. */
  path: string;
  isIndexable: boolean;
  kind: 'website' | 'profile';
  /** What stands beside a link to it. */
  image: HeadImage | null;
  /** Structured data, as schema.org names things. */
  facts: object[];
}
/** The pages that have a head of their own. */
export type HeadName =
  | 'landing'
  | 'terms'
  | 'login'
  | 'register'
  | 'search'
  | 'profile'
  | 'widgets'
  | 'recovery'
  | 'confirmation';

/** Pages that somebody has a use for only with the mail that leads there. */
const ofOneReader: readonly HeadName[] = ['recovery', 'confirmation'];

interface Asked {
  name: HeadName;
  /** Path and query. */
  url: string;
  data: PageData;
  brand: Brand;
  publicUrl: string;
  i18n: I18n;
}

/** The head of a public page. */
export function headOf({ name, url, data, brand, publicUrl, i18n }: Asked): Head {
  const t = i18n.getFixedT(null, 'heads');
  const { pathname: path, search } = new URL(url, publicUrl);
  const words = { brand: brand.name };
  const plain = { path, isIndexable: true, kind: 'website', image: brandImage(brand, t('imageAlt', words)) } as const;
  if (name === 'search') return { ...plain, ...searchHead({ search, data, publicUrl, words, t }) };
  if (name === 'profile' && data.profile)
    return {
      ...plain,
      ...profileHead(data.profile, { publicUrl, words, t, size: data.pictureSize, brandImage: plain.image }),
    };
  const page = name === 'profile' ? 'login' : name;
  const title = t(`${page}.title`, words);
  const description = t(`${page}.description`, words);
  const plans = data.plans?.results ?? [];
  const facts = page === 'landing' ? landingFacts({ brand, publicUrl, description, plans }) : [];
  return { ...plain, isIndexable: !ofOneReader.includes(page), title, description, facts };
}

function landingFacts({ brand, publicUrl, description, plans }: LandingWords): object[] {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${publicUrl}/`,
    logo: brand.logo.path ? `${publicUrl}${brand.logo.path}` : undefined,
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
