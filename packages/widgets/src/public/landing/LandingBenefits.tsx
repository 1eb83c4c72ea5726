import { BellRing, CalendarClock, FileSpreadsheet, FileText, QrCode, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LandingPoint } from './LandingPoint.tsx';
import { columns } from './LandingSection.css.ts';
import { LandingSection } from './LandingSection.tsx';

const benefits = [
  { id: 'due', icon: CalendarClock },
  { id: 'policy', icon: FileText },
  { id: 'told', icon: BellRing },
  { id: 'team', icon: UsersRound },
  { id: 'excel', icon: FileSpreadsheet },
  { id: 'profile', icon: QrCode },
] as const;

/** What changes in a broker's day; each can be seen in the pictures below or in a free account. */
export function LandingBenefits() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection id="benefits" title={t('benefits.title')}>
      <div className={columns}>
        {benefits.map(({ id, icon }) => (
          <LandingPoint key={id} icon={icon} title={t(`benefits.${id}.title`)} text={t(`benefits.${id}.text`)} />
        ))}
      </div>
    </LandingSection>
  );
}
