import { AuthFrame } from '@corredor/ui/AuthFrame';
import type { ReactNode } from 'react';
import { type Brand, BrandLink, LanguageSwitch } from '../../base/brand/index.ts';
import { AccessAside } from './AccessAside.tsx';

interface AccessFrameProps {
  brand: Brand;
  title: string;
  context?: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** The page around every form of access: logo, language, the card and the product beside it. */
export function AccessFrame({ brand, ...props }: AccessFrameProps) {
  return (
    <AuthFrame
      {...props}
      brand={<BrandLink brand={brand} />}
      languageSwitch={<LanguageSwitch />}
      aside={<AccessAside />}
    />
  );
}
