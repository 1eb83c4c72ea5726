import { listSessions } from '@corredor/core/operations';
import { Card } from '@corredor/ui/Card';
import { Stack } from '@corredor/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { ChangePassword } from '../access/index.ts';
import { refresh } from '../data/index.ts';
import { FullExport } from '../fullExport/index.ts';
import { MyImage } from '../images/index.ts';
import { SessionList } from '../sessions/index.ts';

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
