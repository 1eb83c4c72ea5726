import { listSessions } from '@corredor/core/operations';
import { Card } from '@corredor/ui/Card';
import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '../base/data/index.ts';
import { ChangePassword } from '../identity/access/index.ts';
import { Account, MyCalendar, MyLanguage, MyName } from '../identity/account/index.ts';
import { SessionList } from '../identity/sessions/index.ts';
import { MyImage } from '../office/images/index.ts';

/** `/app/account` */
export function AccountScreen() {
  const queries = useQueryClient();
  return (
    <Account
      aside={
        <>
          <Card>
            <MyImage />
          </Card>
          <MyLanguage />
        </>
      }
    >
      <MyName />
      <MyCalendar />
      <ChangePassword onChanged={() => void refresh(queries, listSessions)} />
      <SessionList />
    </Account>
  );
}
