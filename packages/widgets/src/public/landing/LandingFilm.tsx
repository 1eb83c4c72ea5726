import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import * as css from './LandingFilm.css.ts';
import { LandingSection } from './LandingSection.tsx';
import { LandingVideo } from './LandingVideo.tsx';

const steps = ['open', 'pay', 'bell'] as const;
const stepsId = 'film-steps';

/** The running product: a short silent video, beside the words that say what happens in it. */
export function LandingFilm({ brand: { name } }: { brand: Brand }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <LandingSection
      id="film"
      title={t('film.title', { brand: name })}
      text={t('film.text')}
      beside={<LandingVideo key={language} language={language} describedBy={stepsId} />}
    >
      <ol id={stepsId} className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <Text>{t(`film.steps.${step}`)}</Text>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
