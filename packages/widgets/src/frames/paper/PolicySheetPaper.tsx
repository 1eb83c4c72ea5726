import type { PolicySheet } from '@corredor/core/api';
import { paymentPlanPaper, policyPaper } from '@corredor/core/paper';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import { PaperSheet } from './PaperSheet.tsx';
import type { PaperKind } from './paper.types.ts';

interface PolicySheetPaperProps {
  sheet: PolicySheet;
  kind: PaperKind;
}

/** A policy or its payment plan, written in the reader's language. */
export default function PolicySheetPaper({ sheet, kind }: PolicySheetPaperProps) {
  const { t } = useTranslation('common');
  const { locale } = useLanguage();
  const write = kind === 'policy' ? policyPaper : paymentPlanPaper;
  return <PaperSheet paper={write(sheet, locale, (key) => t(key))} logo={sheet.brokerage.image} />;
}
