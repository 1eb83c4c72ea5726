import type { Language } from '@corredor/core/i18n';

/** A page of ours at another site. */
export interface SocialLink {
  /** Of the site, as it calls itself: LinkedIn. */
  name: string;
  url: string;
}

/** Who runs the product: shown in the top bar, on the public pages and in the support dialog. */
export interface Brand {
  name: string;
  /**
   * Addresses of the logo images; English readers see the second. Best is one that holds the drawing itself (`data:`), since every page
   * shows it; search engines are then told the path where it can be fetched.
   */
  logo: { es: string; other: string; path?: string };
  /** Stands beside links to the public pages on other sites, where a page has none of its own. */
  picture?: { src: string; width: number; height: number };
  support: {
    /** As it is read aloud; links strip everything but digits and plus. */
    phone: string;
    email: string;
    /** Digits with country code. */
    whatsapp: string;
    /** Opening hours, Monday to Friday. */
    hours: string;
  };
  /** At the foot of the public pages, in this order; none, and nothing is shown. */
  social: readonly SocialLink[];
  /** Who is party to the terms, and under which law; what is not given is not spoken of. */
  legal?: { company: string; address: string; law: Record<Language, string> };
}
/** The logo for the reader's language. */
export const logoOf = (brand: Brand, language: Language) => (language === 'en' ? brand.logo.other : brand.logo.es);
