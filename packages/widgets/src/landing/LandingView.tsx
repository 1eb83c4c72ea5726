import { paths } from '@corredor/core/paths';
import { Heading } from '@corredor/ui/Heading';
import { Icon, type IconType } from '@corredor/ui/Icon';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Text } from '@corredor/ui/Text';
import { CalendarClock, FileText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../brand/index.ts';
import { LandingContact } from './LandingContact.tsx';
import { LandingDrawing } from './LandingDrawing.tsx';
import * as css from './LandingView.css.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { useHashPlace } from './useHashPlace.ts';

interface LandingViewProps {
  brand: Brand;
  /** The plans with their prices. */
  prices: ReactNode;
}

/** What the product is, why one would want it, what it costs and whom to ask. */
export function LandingView({ brand, prices }: LandingViewProps) {
  const { t } = useTranslation('landing');
  useHashPlace();
  const places = [
    { place: 'benefits', label: t('nav.benefits') },
    { place: 'prices', label: t('nav.prices') },
    { place: 'contact', label: t('nav.contact') },
  ];
  return (
    <PublicFrame brand={brand} places={places}>
      <div className={css.hero}>
        <div className={css.words}>
          <h1 className={css.title}>{t('hero.title')}</h1>
          <p className={css.lead}>{t('hero.text')}</p>
          <Inline gap="small">
            <LinkButton href={paths.register()} tone="accent" size="large">
              {t('hero.start')}
            </LinkButton>
            <LinkButton href="#prices" size="large" onPress={() => document.getElementById('prices')?.scrollIntoView()}>
              {t('hero.seePrices')}
            </LinkButton>
          </Inline>
          <Text size="sm" tone="muted">
            {t('hero.note')}
          </Text>
        </div>
        <LandingDrawing />
      </div>
      <section id="benefits" aria-labelledby="benefits-title" className={css.section}>
        <Heading level={2} size="xxl" id="benefits-title">
          {t('benefits.title')}
        </Heading>
        <div className={css.three}>
          <Benefit icon={CalendarClock} title={t('benefits.dueTitle')} text={t('benefits.due')} />
          <Benefit icon={FileText} title={t('benefits.policyTitle')} text={t('benefits.policy')} />
          <Benefit icon={UsersRound} title={t('benefits.teamTitle')} text={t('benefits.team')} />
        </div>
      </section>
      <section id="prices" aria-labelledby="prices-title" className={css.section}>
        <div>
          <Heading level={2} size="xxl" id="prices-title">
            {t('prices.title')}
          </Heading>
          <Text size="lg">{t('prices.text')}</Text>
        </div>
        {prices}
      </section>
      <section id="contact" aria-labelledby="contact-title" className={css.section}>
        <LandingContact brand={brand} titleId="contact-title" />
      </section>
    </PublicFrame>
  );
}

function Benefit({ icon, title, text }: { icon: IconType; title: string; text: string }) {
  return (
    <div className={css.benefit}>
      <span className={css.mark}>
        <Icon of={icon} size={20} />
      </span>
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
    </div>
  );
}
