import { type Language, languages } from '@corredor/core/i18n';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperWish } from './fetchPaper.ts';
import type { PaperKind } from './paper.types.ts';
import { UnwritableNote } from './UnwritableNote.tsx';

interface BulkPaperDialogViewProps {
  count: number;
  isAtLeast?: boolean;
  /** What the reader may see. */
  kinds: readonly PaperKind[];
  /** The reader's own. */
  language: Language;
  /** What PDFs cannot write, as far as the list knows. */
  unwritable?: readonly string[];
  onSave: (wish: PaperWish) => void;
  onClose: () => void;
}

/** As many as are made in one go. */
export const mostPapers = 200;

/** Which document of the chosen policies, and in which language; or what to do where they are too many. */
export function BulkPaperDialogView({
  count,
  isAtLeast = false,
  kinds,
  unwritable = [],
  onClose,
  ...props
}: BulkPaperDialogViewProps) {
  const { t } = useTranslation(['paper', 'common']);
  const [kind, setKind] = useState<PaperKind>(kinds[0] ?? 'policy');
  const [language, setLanguage] = useState(props.language);
  const isTooMany = isAtLeast || count > mostPapers;
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('bulk.title')}
      description={t('bulk.chosen', { count, context: isAtLeast ? 'atLeast' : undefined })}
      actions={
        isTooMany ? (
          <Button onPress={onClose}>{t('common:action.close')}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{t('common:action.cancel')}</Button>
            <Button tone="accent" onPress={() => props.onSave({ kind, language })}>
              {t('bulk.save')}
            </Button>
          </>
        )
      }
    >
      {isTooMany ? (
        <Banner tone="caution" title={t('bulk.tooMany', { most: mostPapers })}>
          {t('bulk.tooManyHelp')}
        </Banner>
      ) : (
        <Stack>
          <UnwritableNote names={unwritable} />
          <RadioGroup
            label={t('bulk.kind')}
            items={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
            value={kind}
            onChange={setKind}
          />
          <RadioGroup
            label={t('bulk.language')}
            orientation="horizontal"
            items={languages.map((id) => ({ id, label: t(`in.${id}`) }))}
            value={language}
            onChange={setLanguage}
          />
        </Stack>
      )}
    </Dialog>
  );
}
