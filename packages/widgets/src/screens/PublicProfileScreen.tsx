import type { PublicProfile } from '@corredor/core/api';
import { Heading } from '@corredor/ui/Heading';
import { widgetTokens } from '@corredor/ui/theme';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePageTitle } from '../base/app/index.ts';
import type { Brand } from '../base/brand/index.ts';
import { ContactForm } from '../public/contact/index.ts';
import { profileTitle } from '../public/heads/index.ts';
import { PublicFrame } from '../public/landing/index.ts';
import { BrokerProfile } from '../public/profile/index.ts';
import * as css from './PublicScreen.css.ts';

interface PublicProfileScreenProps {
  brand: Brand;
  alias: string;
  /** Where the product is: the code and what is shared name the whole address. */
  origin: string;
  /** The profile, where the server has drawn it. */
  initialData?: PublicProfile;
  /** Nobody has this alias. */
  onNotFound: () => void;
}

/** `/{userAlias}` */
export function PublicProfileScreen({ brand, alias, origin, initialData, onNotFound }: PublicProfileScreenProps) {
  const { t } = useTranslation('heads');
  const { language } = useLanguage();
  const id = useId();
  const [profile, setProfile] = useState(initialData);
  usePageTitle(profile ? profileTitle(t, { brand: brand.name }, profile) : brand.name);
  return (
    <PublicFrame brand={brand}>
      <div className={css.page}>
        <div className={widgetTokens}>
          <BrokerProfile
            alias={alias}
            locale={language}
            headingLevel={1}
            profileHref={`${origin}/{alias}`}
            qr
            initialData={initialData}
            onState={(state) => setProfile(state.profile ?? undefined)}
            onNotFound={onNotFound}
          />
        </div>
        {profile && (
          <section aria-labelledby={id} className={css.contact}>
            <Heading level={2} id={id}>
              {t('profile.writeTitle', { name: profile.name })}
            </Heading>
            <ContactForm alias={profile.alias} fallbackEmail={profile.email} country={profile.country.code} />
          </section>
        )}
      </div>
    </PublicFrame>
  );
}
