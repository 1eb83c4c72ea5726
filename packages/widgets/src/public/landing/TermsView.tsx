import { Heading } from '@corredor/ui/Heading';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats, useLanguage } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import * as css from './TermsView.css.ts';

const sections = [
  'service',
  'operator',
  'account',
  'use',
  'subscription',
  'refunds',
  'expiry',
  'data',
  'privacy',
  'visitors',
  'cookies',
  'retention',
  'directory',
  'availability',
  'end',
  'changes',
] as const;
const revised = '2026-11-22';

/** The terms and conditions, in plain words, with a list of their sections. */
export function TermsView({ brand }: { brand: Brand }) {
  const { t } = useTranslation('landing');
  const { date } = useFormats();
  const { language } = useLanguage();
  const values = { brand: brand.name, ...brand.support };
  const { company, address, law } = brand.legal ?? {};
  return (
    <PublicFrame brand={brand}>
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1} size="display">
            {t('terms.title')}
          </Heading>
          <Text size="lg">{t('terms.context', { ...values, date: date(revised) })}</Text>
        </div>
        <nav aria-labelledby="contents" className={css.contents}>
          <Heading level={2} size="md" id="contents">
            {t('terms.contents')}
          </Heading>
          <ol className={css.list}>
            {sections.map((section, index) => (
              <li key={section}>
                <PlaceLink place={section}>
                  {index + 1}. {t(`terms.${section}.title`)}
                </PlaceLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.sections}>
          {sections.map((section, index) => (
            <section key={section} id={section} aria-labelledby={`${section}-title`} className={css.section}>
              <Heading level={2} id={`${section}-title`}>
                {index + 1}. {t(`terms.${section}.title`)}
              </Heading>
              {section === 'operator' && company && (
                <Text>{t('terms.operator.company', { ...values, company, address })}</Text>
              )}
              {t(`terms.${section}.text`, values)
                .split('\n')
                .map((text) => (
                  <Text key={text}>{text}</Text>
                ))}
              {section === 'changes' && (
                <Text>{law ? t('terms.changes.law', { law: law[language] }) : t('terms.changes.noLaw')}</Text>
              )}
            </section>
          ))}
        </div>
      </div>
    </PublicFrame>
  );
}
