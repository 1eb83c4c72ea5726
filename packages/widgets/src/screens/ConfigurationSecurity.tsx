import { Card } from '@corredor/ui/Card';
import { Stack } from '@corredor/ui/Stack';
import { ChangePassword } from '../access/index.ts';
import { FullExport } from '../fullExport/index.ts';
import { MyImage } from '../images/index.ts';

/** The first tab of the configuration: one's own password and picture, and all data to take away. */
export function ConfigurationSecurity() {
  return (
    <Stack gap="large">
      <ChangePassword />
      <Card>
        <MyImage />
      </Card>
      <FullExport />
    </Stack>
  );
}
