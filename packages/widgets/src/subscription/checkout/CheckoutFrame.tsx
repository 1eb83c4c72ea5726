import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { FullPageFrame } from '@corredor/ui/FullPageFrame';
import { LinkButton } from '@corredor/ui/LinkButton';
import { WizardSteps } from '@corredor/ui/Stepper';
import { ArrowLeft, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { type Brand, BrandLink, LanguageSwitch } from '../../base/brand/index.ts';
import { LogoutDialog, useLogout } from '../../frames/logout/index.ts';

interface CheckoutFrameProps {
  brand: Brand;
  title: string;
  context?: string;
  /** The step where the buyer is; none where there is nothing to fill in. */
  step?: 'invoice' | 'payment';
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The page of the checkout: no menu, the way back, the way out. */
export function CheckoutFrame({ brand, title, context, step, width = 'wide', children }: CheckoutFrameProps) {
  const { t } = useTranslation('checkout');
  const { status } = useSession();
  const { logOut, question } = useLogout();
  const steps = [
    { id: 'invoice', title: t('step.invoice') },
    { id: 'payment', title: t('step.payment') },
  ];
  return (
    <FullPageFrame
      brand={<BrandLink brand={brand} href={paths.dashboard()} />}
      topEnd={
        <>
          <LanguageSwitch />
          <LinkButton href={paths.plans()} tone="quiet" size="small" icon={ArrowLeft}>
            {t('frame.back')}
          </LinkButton>
          <Button tone="quiet" size="small" icon={LogOut} isPending={status === 'loggingOut'} onPress={logOut}>
            {t('frame.logout')}
          </Button>
        </>
      }
      title={title}
      context={context}
      steps={step && <WizardSteps label={t('step.label')} steps={steps} current={step} />}
      width={width}
    >
      {children}
      {question && <LogoutDialog {...question} />}
    </FullPageFrame>
  );
}
