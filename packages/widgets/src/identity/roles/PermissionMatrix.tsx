import {
  type Permission,
  type PermissionAction,
  permissionActions,
  permissionFor,
  permissionModels,
  permissionsAt,
  togglePermissions,
} from '@corredor/core/permissions';
import { Box } from '@corredor/ui/Box';
import { CheckMatrix } from '@corredor/ui/CheckMatrix';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useRoleSummary } from './useRoleSummary.ts';

interface PermissionMatrixProps {
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
  /** What the reader holds: nobody gives more. */
  held: readonly string[];
  errorMessage?: string;
}

/** What a role may do: models in rows, verbs in columns, and a sentence that sums it up. */
export function PermissionMatrix({ value, onChange, held, errorMessage }: PermissionMatrixProps) {
  const { t } = useTranslation(['roles', 'common']);
  const sayAll = useRoleSummary();
  const isMine = (permission: Permission) => held.includes(permission);
  const isLimited = !permissionsAt({}).every(isMine);
  return (
    <Stack gap="small">
      <Box>
        <div aria-live="polite">
          <Text>{sayAll(value)}</Text>
        </div>
      </Box>
      {isLimited && (
        <Text tone="muted" size="sm">
          {t('limited')}
        </Text>
      )}
      {errorMessage && (
        <div role="alert">
          <Text tone="critical">{errorMessage}</Text>
        </div>
      )}
      <CheckMatrix<(typeof permissionModels)[number], PermissionAction>
        label={t('matrix')}
        allLabel={t('all')}
        rows={permissionModels.map((id) => ({ id, label: t(`common:permissionModel.${id}`) }))}
        columns={permissionActions.map((id) => ({ id, label: t(`common:permissionAction.${id}`) }))}
        cell={(model, action) => {
          const permission = permissionFor(model, action);
          return permission ? { isSelected: value.includes(permission), isDisabled: !isMine(permission) } : null;
        }}
        onToggle={({ row, column }, isSelected) => {
          const there = permissionsAt({ model: row ?? undefined, action: column ?? undefined });
          onChange(togglePermissions(value, there.filter(isMine), isSelected));
        }}
      />
    </Stack>
  );
}
