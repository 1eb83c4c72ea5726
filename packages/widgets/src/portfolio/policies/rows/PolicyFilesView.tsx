import type { PolicyFile } from '@corredor/core/api';
import { Card } from '@corredor/ui/Card';
import { FileDrop, type FileItem } from '@corredor/ui/FileDrop';
import { Icon } from '@corredor/ui/Icon';
import { IconButton } from '@corredor/ui/IconButton';
import { Inline } from '@corredor/ui/Inline';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { fileSize } from '../../../frames/files/index.ts';
import type { ListState } from '../../../frames/lists/index.ts';
import { PolicyRowsFrame } from './PolicyRowsFrame.tsx';

interface PolicyFilesViewProps {
  list: ListState<PolicyFile>;
  isEditable: boolean;
  /** Files on their way, or refused. */
  uploads: readonly FileItem[];
  onFiles: (files: File[]) => void;
  onDismiss: (id: string) => void;
  onDownload: (file: PolicyFile) => void;
  onDelete: (file: PolicyFile) => void;
  onRetry: () => void;
}

/** A policy's PDFs, and the place to bring more. */
export function PolicyFilesView({
  list,
  isEditable,
  uploads,
  onFiles,
  onDismiss,
  onRetry,
  ...on
}: PolicyFilesViewProps) {
  const { t } = useTranslation('policies');
  const files = list.status === 'ready' ? list.rows : [];
  return (
    <PolicyRowsFrame list={list} onRetry={onRetry}>
      <Stack>
        {files.length === 0 && !isEditable && <Text tone="muted">{t('files.none')}</Text>}
        {files.length > 0 && (
          <Card padding="small">
            <Stack as="ul" gap="small">
              {files.map((file) => (
                <FileRow key={file.id} file={file} isEditable={isEditable} {...on} />
              ))}
            </Stack>
          </Card>
        )}
        {isEditable && (
          <FileDrop
            label={t('files.drop')}
            description={t('files.help')}
            accept={['application/pdf']}
            files={uploads}
            onFiles={onFiles}
            onRemove={onDismiss}
          />
        )}
      </Stack>
    </PolicyRowsFrame>
  );
}

type FileRowProps = Pick<PolicyFilesViewProps, 'isEditable' | 'onDownload' | 'onDelete'> & { file: PolicyFile };

function FileRow({ file, isEditable, onDownload, onDelete }: FileRowProps) {
  const { t } = useTranslation('policies');
  const { dateTime, language } = useFormats();
  const facts = [fileSize(file.size, language), dateTime(file.uploaded_at), file.uploaded_by?.name];
  return (
    <li>
      <Spread gap="small" isWrapping={false}>
        <Inline gap="small" isWrapping={false}>
          <Icon of={FileText} size={20} />
          <Stack gap="none">
            <Text as="span" weight="medium">
              {file.name}
            </Text>
            <Text as="span" size="sm" tone="muted">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </Inline>
        <Inline gap="xxsmall" isWrapping={false}>
          <IconButton
            icon={Download}
            label={t('files.download', { name: file.name })}
            onPress={() => onDownload(file)}
          />
          {isEditable && (
            <IconButton
              icon={Trash2}
              label={t('files.deleteNamed', { name: file.name })}
              onPress={() => onDelete(file)}
            />
          )}
        </Inline>
      </Spread>
    </li>
  );
}
