import { listSessions } from '@corredor/core/operations';
import { Card } from '@corredor/ui/Card';
import { Stack } from '@corredor/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '../base/data/index.ts';
import { ChangePassword } from '../identity/access/index.ts';
import { SessionList } from '../identity/sessions/index.ts';
import { FullExport } from '../office/fullExport/index.ts';
import { MyImage } from '../office/images/index.ts';

/** The first tab of the configuration: one's own password, sessions and picture, and all data to take away. */
export function ConfigurationSecurity() {
  const queries = useQueryClient();
  return (
    <Stack gap="large">
      <ChangePassword onChanged={() => void refresh(queries, listSessions)} />
      <SessionList />
      <Card>
        <MyImage />
      </Card>
      <FullExport />
    </Stack>
  );
}
