import { Card } from '@corredor/ui/Card';
import { Stack } from '@corredor/ui/Stack';
import { ChangePassword } from '../access/index.ts';
import { MyImage } from '../images/index.ts';

/** The first tab of the configuration: one's own password and picture. */
export function ConfigurationSecurity() {
  return (
    <Stack gap="large">
      <ChangePassword />
      <Card>
        <MyImage />
      </Card>
    </Stack>
  );
}
