import type { Option } from '@corredor/ui/ListOption';
import { FlaskConical } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** A record that a picker offers. */
export type Choice = Option<number> & {
  /** It belongs to the sample book. */
  isSample?: boolean;
};

const OwnRecord = createContext(false);
/** Tells the pickers inside that what names their records is the brokerage's own (`true`), which cannot name a sample. */
export const OwnRecordProvider = OwnRecord.Provider;

/** Marks the samples among what is offered; where they cannot be chosen, each says why. */
export function useSampleMarks() {
  const { t } = useTranslation(['pickers', 'common']);
  const isRefused = use(OwnRecord);
  return ({ isSample = false, ...choice }: Choice): Option<number> => {
    if (!isSample) return choice;
    if (isRefused) return { ...choice, icon: FlaskConical, description: t('sampleRefused'), isDisabled: true };
    const description = [t('common:sample'), choice.description].filter(Boolean).join(' · ');
    return { ...choice, icon: FlaskConical, description };
  };
}
