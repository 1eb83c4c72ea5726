import { type Language, languages } from '@corredor/core/i18n';
import { Card } from '@corredor/ui/Card';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';

/** Each in itself: whoever reads the wrong one finds the own. */
const names: Record<Language, string> = { es: 'Español', en: 'English' };

/** The language of the product and of one's mails; it changes at once. */
export function MyLanguage() {
  const { t } = useTranslation('account');
  const { language, setLanguage } = useLanguage();
  return (
    <Card title={t('language.title')} description={t('language.text')}>
      <RadioGroup
        label={t('language.title')}
        isLabelHidden
        orientation="horizontal"
        value={language}
        onChange={(chosen) => void setLanguage(chosen)}
        items={languages.map((id) => ({ id, label: names[id] }))}
      />
    </Card>
  );
}
