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

const UnderSample = createContext(false);
/** Tells the pickers inside that who is chosen will belong to a sample (`true`), which none of the brokerage's own can. */
export const UnderSampleProvider = UnderSample.Provider;

/** Marks the samples among what is offered; what cannot be chosen says why. */
export function useSampleMarks() {
  const { t } = useTranslation(['pickers', 'common']);
  const isRefused = use(OwnRecord);
  const isOwnRefused = use(UnderSample);
  return ({ isSample = false, ...choice }: Choice): Option<number> => {
    if (!isSample) return isOwnRefused ? { ...choice, description: t('ownRefused'), isDisabled: true } : choice;
    if (isRefused) return { ...choice, icon: FlaskConical, description: t('sampleRefused'), isDisabled: true };
    const description = [t('common:sample'), choice.description].filter(Boolean).join(' · ');
    return { ...choice, icon: FlaskConical, description };
  };
}
