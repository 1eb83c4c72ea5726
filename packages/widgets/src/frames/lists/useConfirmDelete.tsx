import type { HolderModel } from '@corredor/core/api';
import { CallError } from '@corredor/core/errors';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface DeleteOptions<Row> {
  /** "Delete customer": title and button. */
  label: string;
  nameOf: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
  /** What else will happen, where it is not only this record. */
  noteOf?: (row: Row) => string | undefined;
  /** Where the records that hold on to it are listed, by their kind. */
  holdersHref?: (row: Row, model: HolderModel) => string | undefined;
  /** The specification's message for this entity. */
  successMessage: string;
  onDeleted?: (row: Row) => void;
}

/** Asks before deleting, and says what holds on to a record that cannot go. Draw `dialog` somewhere, call `ask(row)`. */
export function useConfirmDelete<Row>(options: DeleteOptions<Row>): { ask: (row: Row) => void; dialog: ReactNode } {
  const { t } = useTranslation('frames');
  const [row, setRow] = useState<Row | null>(null);
  const removal = useMutation({
    mutationFn: options.remove,
    onSuccess: (_answer, removed) => {
      setRow(null);
      toast.success(options.successMessage);
      options.onDeleted?.(removed);
    },
  });
  const close = () => {
    setRow(null);
    removal.reset();
  };
  const problem = removal.error instanceof CallError ? removal.error.problem : undefined;
  const dialog = row !== null && (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={options.label}
      confirmLabel={options.label}
      isPending={removal.isPending}
      onConfirm={() => removal.mutate(row)}
      onCancel={close}
    >
      <Stack gap="small">
        <Text>{t('delete.question', { name: options.nameOf(row) })}</Text>
        {options.noteOf?.(row) && <Text>{options.noteOf(row)}</Text>}
        {removal.error && (
          <div role="alert">
            <Text tone="critical">{removal.error.message}</Text>
            {problem?.held_by?.map(({ model, count }) => {
              const words = t('delete.holder', { count, what: t(`holders.${model}`, { count }) });
              const href = options.holdersHref?.(row, model);
              return (
                <Text key={model} tone="critical">
                  {href ? <Link href={href}>{words}</Link> : words}
                </Text>
              );
            })}
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
  return { ask: setRow, dialog };
}
