import type { Language } from '@corredor/core/i18n';
import { Button } from '@corredor/ui/Button';
import { Languages } from 'lucide-react';
import { useLanguage } from '../app/index.ts';

// Each language calls itself by its own name, so that who cannot read the page can still leave it.
const names: Record<Language, string> = { es: 'Español', en: 'English' };

/** Offers the page in the other language. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <Button tone="quiet" size="small" icon={Languages} lang={other} onPress={() => void setLanguage(other)}>
      {names[other]}
    </Button>
  );
}
