export { BrandLink } from './BrandLink.tsx';
export { type Brand, logoOf } from './brand.ts';
export { mailLink, phoneLink, whatsappLink } from './contactLinks.ts';
export { LanguageSwitch } from './LanguageSwitch.tsx';
