import type { Customer } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { updateCustomer } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { IconButton } from '@corredor/ui/IconButton';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2, Unlink, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { CustomerDialog } from './CustomerDialog.tsx';
import { LinkDependentDialog } from './LinkDependentDialog.tsx';
import { setTitular } from './setTitular.ts';

/** Who depends on a titular; who may change customers adds, links and unlinks here. */
export function Dependents({ titular }: { titular: Customer }) {
  const { t } = useTranslation(['customers', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const canChange = useCan('core_app.change_customer');
  const canAdd = useCan('core_app.add_customer');
  const [open, setOpen] = useState<'new' | 'link' | null>(null);
  const unlinking = useMutation({
    mutationFn: (id: number) => setTitular(client, id, null),
    onSuccess: () => {
      toast.success(t('common:success.customer.updated'));
      void refreshAfter(queries, updateCustomer);
    },
    onError: (error) => toast.error(toCallError(error).message),
  });
  return (
    <Stack gap="small">
      {titular.dependents.length === 0 && <Text tone="muted">{t('dependents.none')}</Text>}
      {titular.dependents.map(({ id, name, family_relationship }) => (
        <Spread key={id} gap="xsmall" isWrapping={false}>
          <Stack gap="none">
            <Link href={paths.customerRecord(id)}>{name}</Link>
            {family_relationship && (
              <Text as="span" size="sm" tone="muted">
                {t(`common:familyRelationship.${family_relationship}`)}
              </Text>
            )}
          </Stack>
          {canChange && (
            <IconButton
              icon={Unlink}
              size="small"
              label={t('dependents.unlink', { name })}
              isDisabled={unlinking.isPending}
              onPress={() => unlinking.mutate(id)}
            />
          )}
        </Spread>
      ))}
      <Inline>
        {canAdd && (
          <Button size="small" icon={UserPlus} onPress={() => setOpen('new')}>
            {t('dependents.add')}
          </Button>
        )}
        {canChange && (
          <Button size="small" icon={Link2} onPress={() => setOpen('link')}>
            {t('dependents.link')}
          </Button>
        )}
      </Inline>
      {open === 'new' && (
        <CustomerDialog
          start={{ insured_type: 'dependent', titular_id: titular.id, roles: ['insured'] }}
          onCreated={() => setOpen(null)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'link' && <LinkDependentDialog titular={titular} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
