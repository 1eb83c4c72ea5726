import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { useLanguage } from '../app/index.ts';
import * as css from './BrandLink.css.ts';
import { type Brand, logoOf } from './brand.ts';

/** The logo in the reader's language, leading home: to the landing page unless told otherwise. */
export function BrandLink({ brand, href = paths.landing() }: { brand: Brand; href?: string }) {
  const { language } = useLanguage();
  return (
    <Link href={href} tone="strong">
      <img src={logoOf(brand, language)} alt={brand.name} width={168} height={40} className={css.logo} />
    </Link>
  );
}
